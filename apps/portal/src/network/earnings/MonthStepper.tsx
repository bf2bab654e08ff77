import { ArrowLeftIcon, ArrowRightIcon, IconButton } from '@raiz/ui';
import { formatMonth } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';
import type { Month } from '../../shared/earnings/earnings.ts';
import * as styles from './MonthStepper.css.ts';

const { monthly } = earningsMessages;

export interface MonthStepperProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** Whether `month` is the current month, which has no next one. */
  isCurrent: boolean;
  /** Called with -1 for the previous month, 1 for the next. */
  onStep: (step: -1 | 1) => void;
}

/**
 * Month heading between buttons for the previous and next month. The next button stays focusable
 * when disabled.
 */
export function MonthStepper({ month: { year, month }, isCurrent, onStep }: MonthStepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton label={monthly.previousMonth} icon={<ArrowLeftIcon />} onClick={() => onStep(-1)} />
      <h2 className={styles.month}>{formatMonth(month, year)}</h2>
      <IconButton
        label={monthly.nextMonth}
        icon={<ArrowRightIcon />}
        aria-disabled={isCurrent}
        onClick={isCurrent ? undefined : () => onStep(1)}
      />
    </div>
  );
}
