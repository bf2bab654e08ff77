import { levelLang } from '@raiz/ui';
import { emptyValue, formatCents, formatDate, formatMoney } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn, NoMatch } from '@raiz/ui/table';
import { useMemo, type ReactNode } from 'react';
import { bonusWord } from './bonusWord.ts';
import { type Earning, sumOf } from './earnings.ts';
import { pageSize, PagedTable } from './PagedTable.tsx';

export interface EarningTableProps {
  /** Newest first. */
  earnings: readonly Earning[];
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

function BonusType({ type }: { type: string }) {
  const word = bonusWord(type);
  return <span lang={levelLang(word)}>{word}</span>;
}

/** The columns with the exact sum in the footer. */
function withTotal(earnings: readonly Earning[]): readonly DataTableColumn<Earning>[] {
  const totals: Readonly<Record<string, string>> = { date: messages.total, amount: formatCents(sumOf(earnings)) };
  return columns.map((column) => ({ ...column, total: totals[column.id] }));
}

/**
 * The earnings as a table. The footer has the sum only if all rows fit on one page: below one of
 * several pages it would be mistaken for the sum of that page.
 */
export function EarningTable({ earnings, ...ends }: EarningTableProps) {
  const shown = useMemo(() => (earnings.length > pageSize ? columns : withTotal(earnings)), [earnings]);
  return (
    <PagedTable caption={messages.linesCaption} rows={earnings} rowKey={({ id }) => id} columns={shown} {...ends} />
  );
}
