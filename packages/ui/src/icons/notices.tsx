import { Icon, type IconProps } from './Icon.tsx';

/** Worth knowing. */
export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11.5V16M12 8v.01" />;
}

/** It worked. */
export function SuccessIcon(props: IconProps) {
  return <Icon {...props} d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12.2l2.5 2.5 4.5-5" />;
}

/** Take care. */
export function WarningIcon(props: IconProps) {
  return <Icon {...props} d="M12 4.5L2.8 19.5h18.4zM12 10v4M12 17v.01" />;
}

/** It failed. */
export function FailureIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5v-7zM12 8v4.5M12 16v.01" />;
}
