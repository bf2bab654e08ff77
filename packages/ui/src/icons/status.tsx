import { Icon, type IconProps } from './Icon.tsx';

/** Done, active. */
export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
}

/** Paid. */
export function DoubleCheckIcon(props: IconProps) {
  return <Icon {...props} d="M2 12.5l4.5 4.5L15 8M11.5 16.5l.5.5L21.5 7.5" />;
}

/** Runs for a while: the trial. */
export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 1.5" />;
}

/** Waiting for someone else. */
export function HourglassIcon(props: IconProps) {
  return <Icon {...props} d="M7 4h10M7 20h10M8 4v3.5l4 4.5 4-4.5V4M8 20v-3.5l4-4.5 4 4.5V20" />;
}

/** Nothing going on: inactive. */
export function CircleIcon(props: IconProps) {
  return <Icon {...props} d="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />;
}

/** Ends, but has not ended. */
export function HalfCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      <path d="M12 5a7 7 0 0 1 0 14z" fill="currentColor" />
    </Icon>
  );
}

/** Cancelled, refused. */
export function CrossIcon(props: IconProps) {
  return <Icon {...props} d="M7 7l10 10M17 7L7 17" />;
}

/** Unknown. */
export function QuestionIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18v.01" />;
}
