import { Check, CheckCheck, Circle, Clock, Hourglass, QuestionMark } from 'lucide-react';
import { Icon, icon, type IconProps } from './Icon.tsx';

/** Done, active. */
export const CheckIcon = icon(Check);

/** Paid. */
export const DoubleCheckIcon = icon(CheckCheck);

/** Limited in time: the trial. */
export const ClockIcon = icon(Clock);

/** Pending. */
export const HourglassIcon = icon(Hourglass);

/** Inactive. */
export const CircleIcon = icon(Circle);

/** Ending, but still active. */
export function HalfCircleIcon(props: IconProps) {
  return (
    <Icon {...props} as={Circle}>
      <path d="M12 2a10 10 0 0 1 0 20z" fill="currentColor" />
    </Icon>
  );
}

/** Cancelled, rejected. */
export { CloseIcon as CrossIcon } from './frame.tsx';

/** Unknown. */
export const QuestionIcon = icon(QuestionMark);
