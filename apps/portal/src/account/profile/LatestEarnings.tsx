import { Card, levelLang, List, SkeletonOf, SkeletonText, Text, TextLink } from '@raiz/ui';
import { formatDate, formatMoney } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { earningsMessages } from '@raiz/ui/messages/network';
import type { Earning, EarningsAnswer } from '../../shared/earnings/earnings.ts';
import { bonusLabel } from '../../shared/earnings/labels.ts';
import { paths } from '../../shared/page/paths.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import * as styles from './Profile.css.ts';

const messages = profileMessages.earnings;

/** Rows shown. */
const shown = 5;

export interface LatestEarningsProps {
  /** All earnings. */
  earnings: QueryResult<EarningsAnswer>;
}

/** The last five earnings: type with its depth, day and amount. */
export function LatestEarnings({ earnings }: LatestEarningsProps) {
  return (
    <Card
      title={messages.title}
      actions={
        <TextLink variant="standalone" href={paths.earnings}>
          {messages.all}
        </TextLink>
      }
    >
      <QueryBoundary
        queries={[earnings]}
        failed={earningsMessages.loadFailed}
        tone="warning"
        loadingText={earningsMessages.loading}
        skeleton={
          <SkeletonOf content={<Rows rows={typical} />}>
            <SkeletonText lines={5} />
          </SkeletonOf>
        }
      >
        {(answer) => <Rows rows={nonNullRows(answer.ganhos)} />}
      </QueryBoundary>
    </Card>
  );
}

type Row = Pick<Earning, 'id' | 'bonus_type' | 'earning_date' | 'amount' | 'level'>;

/** Skeleton of five earnings. */
const typical: readonly Row[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  bonus_type: 'direct',
  earning_date: '2026-01-01',
  amount: 100,
  level: 1,
}));

function Rows({ rows }: { rows: readonly Row[] }) {
  const keyOf = rowKeys(rows);
  if (rows.length === 0) return <Text tone="muted">{messages.none}</Text>;
  return (
    <List aria-label={messages.title} className={styles.rows}>
      {newestFirst(rows, ({ earning_date }) => earning_date)
        .slice(0, shown)
        .map((row) => {
          const label = bonusLabel(row.bonus_type);
          return (
            <li key={keyOf(row)} className={styles.row}>
              <span className={styles.name}>
                <span lang={levelLang(label)}>{label}</span>{' '}
                {row.level !== null && (
                  <Text as="span" size="small" tone="muted">
                    {earningsMessages.ofDepth({ depth: row.level })}
                  </Text>
                )}
              </span>
              <span className={styles.fact}>{formatDate(row.earning_date)}</span>
              <span className={styles.amount}>{formatMoney(row.amount)}</span>
            </li>
          );
        })}
    </List>
  );
}
