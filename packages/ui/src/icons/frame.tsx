import { ExternalLink, Menu, RotateCw, X } from 'lucide-react';
import { icon } from './Icon.tsx';

/** Opens a menu. */
export const MenuIcon = icon(Menu);

/** Closes its container. */
export const CloseIcon = icon(X);

/** Leaves the portal or opens a tab. */
export const ExternalLinkIcon = icon(ExternalLink);

/** Called by the retry button. */
export const RetryIcon = icon(RotateCw);
