import { ExternalLink, Menu, RotateCw, X } from 'lucide-react';
import { icon } from './Icon.tsx';

/** Opens a menu. */
export const MenuIcon = icon(Menu);

/** Closes what it sits in. */
export const CloseIcon = icon(X);

/** Leaves the portal or opens a tab. */
export const ExternalLinkIcon = icon(ExternalLink);

/** Tries again. */
export const RetryIcon = icon(RotateCw);
