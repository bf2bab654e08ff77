import { EmptyState, levelLang, Text } from '@raiz/ui';
import { emptyValue, formatCents, formatDate, formatMoney } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn, NoMatch } from '@raiz/ui/table';
import { useMemo, type ReactNode } from 'react';
import { bonusWord } from './bonusWord.ts';
import type { Earning } from '../../shared/earnings/earnings.ts';
import { LongTable } from '../../shared/LongTable.tsx';
import { rowsAtATime } from '../../shared/useMoreRows.ts';
import type { Totals } from '../../shared/earnings/totals.ts';

export interface EarningTableProps {
  /** As received, newest first. */
  earnings: readonly (Earning | null)[];
  /** The totals shown above the table. */
  totals: Totals;
  /** Shown instead of the table when there are no earnings. */
  empty?: ReactNode;
  /** Shown instead of `empty` while filters are active. */
  noMatch?: NoMatch;
}

const columns: readonly DataTableColumn<Earning>[] = [
  { id: 'date', header: messages.date, rowHeader: true, render: ({ earning_date }) => formatDate(earning_date) },
  { id: 'type', header: messages.type, render: ({ bonus_type }) => <BonusType type={bonus_type} /> },
  { id: 'level', header: messages.level, align: 'end', render: ({ level }) => level ?? emptyValue },
  {
    id: 'subscriber',
    header: messages.subscriber,
    align: 'end',
    render: ({ id_assinante }) => id_assinante ?? emptyValue,
  },
  { id: 'amount', header: messages.amount, align: 'end', oneLine: true, render: ({ amount }) => formatMoney(amount) },
];

function BonusType({ type }: { type: string | null }) {
  const word = bonusWord(type);
  return <span lang={levelLang(word)}>{word}</span>;
}

/** The columns with the sum, in cents, in the footer. */
function withTotal(sum: number): readonly DataTableColumn<Earning>[] {
  const totals: Readonly<Record<string, string>> = { date: messages.total, amount: formatCents(sum) };
  return columns.map((column) => ({ ...column, total: totals[column.id] }));
}

/**
 * The earnings as a table. The footer has the sum only if the rows on this page add up to it; a
 * line below says when rows and totals of the answer differ.
 */
export function EarningTable({ earnings, totals, empty, noMatch }: EarningTableProps) {
  const { sum, lacksAmount, rowsDiffer } = totals;
  const hasTotal = earnings.length <= rowsAtATime && !lacksAmount && !rowsDiffer;
  const shown = useMemo(() => (hasTotal ? withTotal(sum) : columns), [hasTotal, sum]);
  return (
    <>
      <LongTable
        caption={messages.linesCaption}
        rows={earnings}
        rowKey={({ id }, at) => id ?? `row ${at}`}
        columns={shown}
        empty={rowsDiffer ? <EmptyState title={messages.noRows} /> : empty}
        noMatch={noMatch}
      />
      {rowsDiffer && <Text tone="muted">{messages.rowsDiffer}</Text>}
    </>
  );
}
