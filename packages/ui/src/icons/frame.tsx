import { Icon, type IconProps } from './Icon.tsx';

/** Opens a menu. */
export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
}

/** Closes what it sits in. */
export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6L6 18" />;
}

/** Leaves the portal or opens a tab. */
export function ExternalLinkIcon(props: IconProps) {
  return <Icon {...props} d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />;
}

/** Tries again. */
export function RetryIcon(props: IconProps) {
  return <Icon {...props} d="M20 11A8 8 0 1 0 18.5 16.5M20 5v6h-6" />;
}
