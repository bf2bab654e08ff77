import { Card, List, Skeleton, statusOf, StatusText, Text } from '@raiz/ui';
import { formatDate, formatMoney, formatMonthTitle } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { earningsMessages } from '@raiz/ui/messages/network';
import { type EarningsAnswer, isSameMonth, type MonthTotal, totalsOf } from '../../shared/earnings/earnings.ts';
import { type Withdrawal, withdrawalOf } from '../../shared/earnings/withdrawals.ts';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { type QueryResult, stateOf } from '../../shared/reads/stateOf.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import * as styles from './Profile.css.ts';

const messages = profileMessages.months;

/** Rows shown. */
const shown = 5;

/** The withdrawals, as read. */
export interface WithdrawalsAnswer {
  withdrawals: readonly (Withdrawal | null)[];
}

export interface MonthByMonthProps {
  /** All earnings. */
  earnings: QueryResult<EarningsAnswer>;
  /** All withdrawals. */
  withdrawals: QueryResult<WithdrawalsAnswer>;
}

/** The earnings of the last five months, each with its payment. */
export function MonthByMonth({ earnings, withdrawals }: MonthByMonthProps) {
  return (
    <Card title={messages.title} tone="open">
      <QueryBoundary
        queries={[earnings]}
        failed={earningsMessages.loadFailed}
        tone="warning"
        loadingText={earningsMessages.loading}
        skeleton={<Skeleton kind="list" rows={shown} />}
      >
        {(answer) => <Rows months={totalsOf(answer, 'all').byMonth} withdrawals={withdrawals.data?.withdrawals} />}
      </QueryBoundary>
      {stateOf(withdrawals) === 'failed' && (
        <QueryBoundary queries={[withdrawals]} failed={messages.unavailable} tone="warning" />
      )}
    </Card>
  );
}

interface RowsProps {
  months: readonly MonthTotal[];
  /** Undefined while unknown. */
  withdrawals: readonly (Withdrawal | null)[] | undefined;
}

function Rows({ months, withdrawals }: RowsProps) {
  const current = useThisMonth();
  if (months.length === 0) return <Text tone="muted">{messages.none}</Text>;
  const latest = newestFirst(months, (one) => one).slice(0, shown);
  const highest = Math.max(...latest.map(({ total }) => total ?? 0));
  return (
    <List aria-label={messages.title} className={styles.rows}>
      {latest.map(({ year, month, total }) => {
        const withdrawal = withdrawalOf(withdrawals ?? [], { year, month });
        return (
          <li key={`${year}-${month}`} className={styles.row}>
            <span className={styles.texts}>
              <span className={styles.name}>{formatMonthTitle(month, year)}</span>{' '}
              <Text as="span" size="caption" tone="muted">
                {withdrawal && <Payment {...withdrawal} />}
                {!withdrawal &&
                  (isSameMonth({ year, month }, current)
                    ? messages.untilToday
                    : withdrawals
                      ? messages.noWithdrawal
                      : '\u00A0')}
              </Text>
            </span>
            <span aria-hidden="true" className={styles.track}>
              <span
                className={styles.length}
                style={{ width: `${(100 * Math.max(0, total ?? 0)) / (highest || 1)}%` }}
              />
            </span>
            <span className={styles.amount}>{formatMoney(total)}</span>
          </li>
        );
      })}
    </List>
  );
}

function Payment({ status, paid_at }: Withdrawal) {
  const { children, ...look } = statusOf('withdrawal', status);
  return (
    <StatusText {...look}>{status === 'paid' ? messages.paidOn({ date: formatDate(paid_at) }) : children}</StatusText>
  );
}
