import { Text, TextLink } from '@raiz/ui';
import { emptyValue, formatCents } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { paths } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { knownRows, type Sum } from '../../shared/reads/rows.ts';
import { sumOfStatus, type Withdrawal } from '../withdrawals/withdrawals.ts';
import * as styles from './PendingWithdrawals.css.ts';

const { monthly } = messages;

function pendingOf({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }): Sum {
  return sumOfStatus(knownRows(withdrawals), 'pending');
}

/**
 * Sum of the pending withdrawals with the way to them. Empty while it loads; a failed read shows
 * `--`.
 */
export function PendingWithdrawals() {
  const { data, isError } = $api.useQuery('get', '/withdrawals', undefined, { select: pendingOf });
  return (
    <div className={styles.pending}>
      <dl className={styles.figures}>
        <dt className={styles.label}>{monthly.pendingWithdrawals}</dt>
        <dd className={styles.amount}>{data ? formatCents(data.total) : isError && emptyValue}</dd>
      </dl>
      {data && data.missing > 0 && (
        <Text size="small" tone="muted">
          {commonMessages.sumIncomplete}
        </Text>
      )}
      <TextLink href={paths.withdrawals} look="standalone">
        {monthly.goToWithdrawals}
      </TextLink>
    </div>
  );
}
