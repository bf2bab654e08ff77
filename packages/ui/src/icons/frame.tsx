import {
  CircleCheck,
  ExternalLink,
  Info,
  Menu,
  Monitor,
  Moon,
  OctagonAlert,
  RotateCw,
  Sun,
  TriangleAlert,
  X,
} from 'lucide-react';
import { icon } from './Icon.tsx';

/** Opens a menu. */
export const MenuIcon = icon(Menu);

/** Closes its container. */
export const CloseIcon = icon(X);

/** Leaves the portal or opens a tab. */
export const ExternalLinkIcon = icon(ExternalLink);

/** Called by the retry button. */
export const RetryIcon = icon(RotateCw);

/** Information. */
export const InfoIcon = icon(Info);

/** Success. */
export const SuccessIcon = icon(CircleCheck);

/** Warning. */
export const WarningIcon = icon(TriangleAlert);

/** Failure. */
export const FailureIcon = icon(OctagonAlert);

/** Light theme. */
export const SunIcon = icon(Sun);

/** Dark theme. */
export const MoonIcon = icon(Moon);

/** Theme of the device. */
export const SystemIcon = icon(Monitor);
