import { EmptyState, levelLang, SegmentedControl, Text } from '@raiz/ui';
import { BonusSwatch } from '@raiz/ui/charts';
import { formatCents, formatDate, formatMoney } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { earningsMessages as messages, referralsMessages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { type ReactNode, useMemo } from 'react';
import type { Earning, Totals } from '../../shared/earnings/earnings.ts';
import { bonusLabel, depthText, isLevelBonus } from '../../shared/earnings/labels.ts';
import { type Names, useNames } from '../../shared/earnings/names.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { rowKeys } from '../../shared/reads/rows.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { type EarningOrder, largestFirst } from './earningOrder.ts';
import { monthGroups } from './monthGroups.ts';
import { NoSubscriber, Subscriber } from './Subscriber.tsx';
import * as styles from './Earnings.css.ts';

export interface EarningTableProps {
  /** As received, newest first. */
  earnings: readonly (Earning | null)[];
  /** The earnings before any filter. @default earnings */
  all?: readonly (Earning | null)[];
  /** Names the filters: with others the table starts with 25 rows again. */
  view: string;
  /** The totals shown above the table. */
  totals: Totals;
  order: EarningOrder;
  /** Called with the chosen order. */
  onOrder: (order: EarningOrder) => void;
  /** Next to the heading: the number of earnings, or a link. */
  note: ReactNode;
  /** Shown instead of an empty table. */
  empty?: ReactNode;
}

/** @param names as in `Subscriber` */
function columnsWith(names: Names | undefined | null): readonly DataTableColumn<Earning>[] {
  return [
    {
      id: 'type',
      header: messages.type,
      rowHeader: true,
      oneLine: true,
      render: (earning) => <TypeAndLevel {...earning} />,
    },
    {
      id: 'date',
      header: messages.date,
      listLabel: '',
      render: ({ earning_date }) => formatDate(earning_date),
    },
    {
      id: 'subscriber',
      header: messages.subscriber,
      listLabel: '',
      width: '100%',
      render: ({ id_assinante, bonus_type }) => {
        if (id_assinante !== null) return <Subscriber id={id_assinante} names={names} />;
        return <NoSubscriber>{isLevelBonus(bonus_type) ? messages.levelBonus : messages.nobody}</NoSubscriber>;
      },
    },
    {
      id: 'amount',
      header: messages.amount,
      align: 'end',
      oneLine: true,
      listPlacement: 'value',
      render: ({ amount }) => formatMoney(amount),
    },
  ];
}

/** The bonus type in its colour, with the depth it came from: `Indireto · profundidade 3`. */
function TypeAndLevel(earning: Earning) {
  const label = bonusLabel(earning.bonus_type);
  const depth = depthText(earning);
  return (
    <span className={styles.type}>
      <BonusSwatch type={earning.bonus_type} />
      <span>
        <span lang={levelLang(label)}>{label}</span>
        {depth && <span className={styles.level}>{` · ${depth}`}</span>}
      </span>
    </span>
  );
}

const orders = [
  { value: 'date', label: messages.date },
  { value: 'amount', label: messages.amount },
] as const;

/**
 * The earnings as a table: newest first, by month if there are several, or largest first. Reads the
 * names after it shows the table. Shows a line below if rows and totals of the answer disagree.
 */
export function EarningTable(props: EarningTableProps) {
  const { earnings, all = earnings, view, totals, order, onOrder, note, empty } = props;
  const { rowsDiffer, byMonth } = totals;
  const people = useNames(earnings.some((earning) => earning !== null && earning.id_assinante !== null));
  const rowKey = useMemo(() => rowKeys(all), [all]);
  const names = people.isError ? null : people.data;
  const columns = useMemo(() => columnsWith(names), [names]);
  const rows = useMemo(() => (order === 'date' ? earnings : largestFirst(earnings)), [earnings, order]);
  const groupOf = useMemo(() => (order === 'date' ? monthGroups(earnings, byMonth) : null), [earnings, byMonth, order]);
  return (
    <>
      <LongTable
        caption={messages.linesCaption}
        rows={rows}
        rowKey={rowKey}
        view={`${view} ${order}`}
        columns={columns}
        actions={
          <>
            {note && <div className={styles.note}>{note}</div>}
            {earnings.length > 1 && (
              <div className={styles.order}>
                <span aria-hidden="true">{messages.order}</span>
                <SegmentedControl label={messages.order} options={orders} value={order} onChange={onOrder} />
              </div>
            )}
          </>
        }
        {...(groupOf !== null && { groupOf })}
        empty={rowsDiffer ? <EmptyState title={messages.noRows} /> : empty}
      />
      {people.isError && <QueryBoundary queries={[people]} failed={referralsMessages.loadFailed} tone="warning" />}
      {rowsDiffer && <Text tone="muted">{messages.rowsDiffer}</Text>}
    </>
  );
}

interface TotalFigureProps {
  /** Label of the sum. */
  label: string;
  /** The totals shown. */
  totals: Totals;
}

/** The sum of earnings as a figure, with notes on missing amounts. */
export function TotalFigure({ label, totals }: TotalFigureProps) {
  const sum = formatCents(totals.sum);
  return (
    <div>
      <dl>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.amount}>{sum}</dd>
      </dl>
      <TotalsNotes totals={totals} />
    </div>
  );
}

/** Notes below totals that lack an amount or are computed from the rows. */
export function TotalsNotes({ totals: { lacksAmount, fromRows } }: { totals: Totals }) {
  return (
    <>
      {lacksAmount && (
        <Text size="caption" tone="muted">
          {commonMessages.sumIncomplete}
        </Text>
      )}
      {fromRows && (
        <Text size="caption" tone="muted">
          {messages.totalsFromRows}
        </Text>
      )}
    </>
  );
}
