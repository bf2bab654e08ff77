import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { icon } from './Icon.tsx';

/** Worth knowing. */
export const InfoIcon = icon(Info);

/** It worked. */
export const SuccessIcon = icon(CircleCheck);

/** Take care. */
export const WarningIcon = icon(TriangleAlert);

/** It failed. */
export const FailureIcon = icon(OctagonAlert);
