import { StatusWord, Text } from '@raiz/ui';
import { statusWords } from '@raiz/ui/messages/statusWords';
import { presentStatuses, statusMeaning, type Withdrawal } from './withdrawals.ts';
import * as styles from './StatusLegend.css.ts';

export interface StatusLegendProps {
  /** The withdrawals shown; only their statuses are explained. */
  withdrawals: readonly Withdrawal[];
}

/** Explains each status that occurs in the list. */
export function StatusLegend({ withdrawals }: StatusLegendProps) {
  return (
    <ul className={styles.legend}>
      {presentStatuses(withdrawals).map((status) => (
        <Text key={status} as="li" size="small" tone="muted">
          <StatusWord kind="withdrawal" status={status} words={statusWords} /> {statusMeaning(status)}
        </Text>
      ))}
    </ul>
  );
}
