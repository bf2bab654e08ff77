import { EmptyState, levelLang, Text } from '@raiz/ui';
import { BonusSwatch } from '@raiz/ui/charts';
import { emptyValue, formatCents, formatDate, formatMoney } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn, NoMatch } from '@raiz/ui/table';
import { useMemo, type ReactNode } from 'react';
import { LongTable, rowsAtATime } from '../../shared/tables/LongTable.tsx';
import { rowKey } from '../../shared/reads/rows.ts';
import { bonusWord } from './bonusWord.ts';
import type { Earning } from '../../shared/earnings/earnings.ts';
import { monthGroups } from './monthGroups.ts';
import { newestFirst } from './newestFirst.ts';
import type { Totals } from '../../shared/earnings/totals.ts';
import { useLoadedNames } from './useLoadedNames.ts';
import * as styles from './EarningTable.css.ts';

export interface EarningTableProps {
  /** As received, in any order. */
  earnings: readonly (Earning | null)[];
  /** The totals shown above the table. */
  totals: Totals;
  /** Shown instead of the table when there are no earnings. */
  empty?: ReactNode;
  /** Shown instead of `empty` while filters are active. */
  noMatch?: NoMatch;
}

function columnsWith(names: ReadonlyMap<number, string>): readonly DataTableColumn<Earning>[] {
  return [
    { id: 'type', header: messages.type, rowHeader: true, render: (earning) => <TypeAndLevel {...earning} /> },
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
      render: ({ id_assinante }) => subscriberCell(id_assinante, names),
    },
    {
      id: 'amount',
      header: messages.amount,
      align: 'end',
      oneLine: true,
      listPart: 'value',
      render: ({ amount }) => formatMoney(amount),
    },
  ];
}

function subscriberCell(id: number | null, names: ReadonlyMap<number, string>): ReactNode {
  if (id === null) return emptyValue;
  return names.get(id) ?? messages.subscriberNumber({ id });
}

/** The bonus type in its colour, with the depth it came from: `Indireto · nível 3`. */
function TypeAndLevel({ bonus_type, level }: Earning) {
  const word = bonusWord(bonus_type);
  return (
    <span className={styles.type}>
      <BonusSwatch type={bonus_type} />
      <span>
        <span lang={levelLang(word)}>{word}</span>
        {level !== null && <span className={styles.level}> · {messages.ofLevel({ level })}</span>}
      </span>
    </span>
  );
}

/** The columns with the sum, in cents, in the footer. */
function withTotal(columns: readonly DataTableColumn<Earning>[], sum: number): readonly DataTableColumn<Earning>[] {
  const totals: Readonly<Record<string, string>> = { type: messages.total, amount: formatCents(sum) };
  return columns.map((column) => ({ ...column, total: totals[column.id] }));
}

/**
 * The earnings as a table, newest first, by month if there are several. The footer has the sum only
 * if the rows shown add up to it; a line below says when rows and totals of the answer differ.
 */
export function EarningTable({ earnings, totals, empty, noMatch }: EarningTableProps) {
  const { sum, lacksAmount, rowsDiffer, byMonth } = totals;
  const names = useLoadedNames();
  const hasTotal = earnings.length <= rowsAtATime && !lacksAmount && !rowsDiffer;
  const columns = useMemo(() => {
    const plain = columnsWith(names);
    return hasTotal ? withTotal(plain, sum) : plain;
  }, [names, hasTotal, sum]);
  const sorted = useMemo(() => newestFirst(earnings, ({ earning_date }) => earning_date), [earnings]);
  const groupOf = useMemo(() => monthGroups(earnings, byMonth), [earnings, byMonth]);
  return (
    <>
      <LongTable
        caption={messages.linesCaption}
        rows={sorted}
        rowKey={rowKey}
        columns={columns}
        {...(groupOf !== null && { groupOf })}
        empty={rowsDiffer ? <EmptyState title={messages.noRows} /> : empty}
        noMatch={noMatch}
      />
      {rowsDiffer && <Text tone="muted">{messages.rowsDiffer}</Text>}
    </>
  );
}
