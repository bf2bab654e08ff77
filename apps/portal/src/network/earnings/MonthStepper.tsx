import { ArrowLeftIcon, ArrowRightIcon, Heading, IconButton, Inline } from '@raiz/ui';
import { formatMonth } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';
import type { Month } from '../shared/earnings.ts';

const { monthly } = earningsMessages;

export interface MonthStepperProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** The month is the present one: there is none to come after it. */
  isPresent: boolean;
  /** Called with -1 for the month before, 1 for the month after. */
  onStep: (step: -1 | 1) => void;
}

/** The month in words, between the ways to the one before and the one after. The last way stays focusable when it closes. */
export function MonthStepper({ month: { year, month }, isPresent, onStep }: MonthStepperProps) {
  return (
    <Inline gap={8}>
      <IconButton label={monthly.previousMonth} icon={<ArrowLeftIcon />} onClick={() => onStep(-1)} />
      <Heading level={2}>{formatMonth(month, year)}</Heading>
      <IconButton
        label={monthly.nextMonth}
        icon={<ArrowRightIcon />}
        aria-disabled={isPresent}
        onClick={isPresent ? undefined : () => onStep(1)}
      />
    </Inline>
  );
}
