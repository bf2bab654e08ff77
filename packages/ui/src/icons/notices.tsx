import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { icon } from './Icon.tsx';

/** Information. */
export const InfoIcon = icon(Info);

/** Success. */
export const SuccessIcon = icon(CircleCheck);

/** Warning. */
export const WarningIcon = icon(TriangleAlert);

/** Failure. */
export const FailureIcon = icon(OctagonAlert);
