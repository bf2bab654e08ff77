import type { Received } from '@raiz/api-client';
import { Card, List, SkeletonOf, SkeletonText, statusOf, StatusText, Text, TextLink } from '@raiz/ui';
import { formatMoney, formatMonthTitle } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/page/paths.ts';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import * as styles from './Profile.css.ts';

const messages = profileMessages.withdrawals;

/** Rows shown. */
const shown = 5;

export interface LatestWithdrawalsProps {
  /** All withdrawals. */
  withdrawals: QueryResult<{ withdrawals: readonly (Received<'Saque'> | null)[] }>;
}

/** The last five withdrawals: month, amount and status. */
export function LatestWithdrawals({ withdrawals }: LatestWithdrawalsProps) {
  return (
    <Card
      title={messages.title}
      actions={
        <TextLink variant="standalone" href={paths.withdrawals}>
          {messages.all}
        </TextLink>
      }
    >
      <QueryBoundary
        queries={[withdrawals]}
        failed={messages.unavailable}
        tone="warning"
        loadingText={messages.loading}
        skeleton={
          <SkeletonOf content={<Rows rows={typical} />}>
            <SkeletonText lines={6} />
          </SkeletonOf>
        }
      >
        {(answer) => <Rows rows={nonNullRows(answer.withdrawals)} />}
      </QueryBoundary>
    </Card>
  );
}

type Row = Pick<Received<'Saque'>, 'id' | 'month' | 'year' | 'amount' | 'status'>;

/** Skeleton of five withdrawals. */
const typical: readonly Row[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  month: id,
  year: null,
  amount: 100,
  status: 'paid',
}));

/** The month, with its year unless it is the current one. */
function monthOf({ month, year }: Row, current: number): string {
  const title = formatMonthTitle(month, year);
  return year === current ? (title.split(' ')[0] ?? title) : title;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { year } = useThisMonth();
  const keyOf = rowKeys(rows);
  if (rows.length === 0) return <Text tone="muted">{messages.none}</Text>;
  return (
    <List aria-label={messages.title} className={styles.rows}>
      {newestFirst(rows, (row) => row)
        .slice(0, shown)
        .map((row) => (
          <li key={keyOf(row)} className={styles.withdrawal}>
            <span className={styles.texts}>
              <span className={styles.name}>{monthOf(row, year)}</span>{' '}
              <Text as="span" size="caption">
                <StatusText {...statusOf('withdrawal', row.status)} />
              </Text>
            </span>
            <span className={styles.amount}>{formatMoney(row.amount)}</span>
          </li>
        ))}
    </List>
  );
}
