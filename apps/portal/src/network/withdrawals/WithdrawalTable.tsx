import { EmptyState, StatusBadge } from '@raiz/ui';
import { emptyValue, formatDate, formatMoney, formatMonth } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';
import type { DataTableColumn } from '@raiz/ui/table';
import { LongTable } from '../../shared/LongTable.tsx';
import type { Withdrawal } from './withdrawals.ts';

export interface WithdrawalTableProps {
  /** As received, newest first. */
  withdrawals: readonly (Withdrawal | null)[];
}

const columns: readonly DataTableColumn<Withdrawal>[] = [
  {
    id: 'month',
    header: messages.month,
    rowHeader: true,
    oneLine: true,
    render: ({ month, year }) => formatMonth(month, year),
  },
  { id: 'amount', header: messages.amount, align: 'end', oneLine: true, render: ({ amount }) => formatMoney(amount) },
  {
    id: 'status',
    header: messages.status,
    render: ({ status }) => <StatusBadge kind="withdrawal" status={status ?? emptyValue} words={statusWords} />,
  },
  { id: 'paidAt', header: messages.paidAt, align: 'end', render: ({ paid_at }) => formatDate(paid_at) },
  { id: 'notes', header: messages.notes, render: ({ notes }) => notes?.trim() || emptyValue },
];

/** The withdrawals as a table. */
export function WithdrawalTable({ withdrawals }: WithdrawalTableProps) {
  return (
    <LongTable
      caption={messages.tableCaption}
      rows={withdrawals}
      rowKey={({ id }, at) => id ?? `row ${at}`}
      columns={columns}
      empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
    />
  );
}
