import { Avatar, Card, levelLang, List, Skeleton, Text } from '@raiz/ui';
import { formatDate, formatMoney } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { earningsMessages, referralsMessages } from '@raiz/ui/messages/network';
import type { Earning, EarningsAnswer } from '../../shared/earnings/earnings.ts';
import { bonusLabel, depthText, isLevelBonus } from '../../shared/earnings/labels.ts';
import { type Names, useNames } from '../../shared/earnings/names.ts';
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

/** The last five earnings: the person, the type with its depth, day and amount. Reads the names after it has rendered. */
export function LatestEarnings({ earnings }: LatestEarningsProps) {
  const all = nonNullRows(earnings.data?.ganhos ?? []);
  const rows = newestFirst(all, ({ earning_date }) => earning_date).slice(0, shown);
  const people = useNames(rows.some(({ id_assinante }) => id_assinante !== null));
  return (
    <Card title={messages.title} tone="open">
      <QueryBoundary
        queries={[earnings]}
        failed={earningsMessages.loadFailed}
        tone="warning"
        loadingText={earningsMessages.loading}
        skeleton={<Skeleton kind="list" rows={shown} />}
      >
        {() => <Rows rows={rows} names={people.data} />}
      </QueryBoundary>
      {people.isError && <QueryBoundary queries={[people]} failed={referralsMessages.loadFailed} tone="warning" />}
    </Card>
  );
}

type Row = Pick<Earning, 'id' | 'bonus_type' | 'earning_date' | 'amount' | 'level' | 'id_assinante'>;

function Rows({ rows, names }: { rows: readonly Row[]; names: Names | undefined }) {
  const keyOf = rowKeys(rows);
  if (rows.length === 0) return <Text tone="muted">{messages.none}</Text>;
  return (
    <List aria-label={messages.title} className={styles.rows}>
      {rows.map((row) => (
        <LatestEarning key={keyOf(row)} earning={row} known={names?.get(row.id_assinante ?? NaN)} />
      ))}
    </List>
  );
}

interface LatestEarningProps {
  earning: Row;
  /** Name of the person. */
  known: string | undefined;
}

/** One earning: the person and the type, or the type alone before the name is known; in both cases two lines. */
function LatestEarning({ earning, known }: LatestEarningProps) {
  const isNobodys = earning.id_assinante === null && !isLevelBonus(earning.bonus_type);
  const name = isNobodys ? earningsMessages.nobody : known;
  const label = bonusLabel(earning.bonus_type);
  const type = <span lang={levelLang(label)}>{label}</span>;
  const depth = depthText(earning);
  return (
    <li className={styles.row}>
      {known === undefined ? (
        <span aria-hidden="true" className={styles.nobody} />
      ) : (
        <Avatar size="small" name={known} />
      )}
      <span className={styles.texts}>
        <span className={styles.name}>{name ?? type}</span>{' '}
        <Text as="span" size="caption" tone="muted">
          {name !== undefined && <>{type} · </>}
          {depth && <span className={styles.depth[name === undefined ? 'alone' : 'afterType']}>{depth} · </span>}
          {formatDate(earning.earning_date)}
        </Text>
      </span>
      <span className={styles.amount}>{formatMoney(earning.amount)}</span>
    </li>
  );
}
