import { Icon, type IconProps } from './Icon.tsx';

/** Something unfolds below. */
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M6 9.5l6 6 6-6" />;
}

/** One level deeper. */
export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 6l6 6-6 6" />;
}

/** Back, previous. */
export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} d="M19 12H5M11 6l-6 6 6 6" />;
}

/** On, next. */
export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} d="M5 12h14M13 6l6 6-6 6" />;
}

/** Sorted upward. */
export function ArrowUpIcon(props: IconProps) {
  return <Icon {...props} d="M12 19V5M6 11l6-6 6 6" />;
}

/** Sorted downward. */
export function ArrowDownIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M6 13l6 6 6-6" />;
}

/** Can be dragged to another place. */
export function GripIcon(props: IconProps) {
  return <Icon {...props} d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />;
}

/** Can be sorted. */
export function SortIcon(props: IconProps) {
  return <Icon {...props} d="M8 9l4-4 4 4M8 15l4 4 4-4" />;
}

/** To the very first. */
export function FirstIcon(props: IconProps) {
  return <Icon {...props} d="M7 5v14M18 6l-6 6 6 6" />;
}

/** To the very last. */
export function LastIcon(props: IconProps) {
  return <Icon {...props} d="M17 5v14M6 6l6 6-6 6" />;
}
