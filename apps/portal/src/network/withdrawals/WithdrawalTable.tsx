import { EmptyState, statusOf, StatusWord } from '@raiz/ui';
import { emptyValue, formatDate, formatMoney, formatMonth } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { rowKey } from '../../shared/reads/rows.ts';
import { yearGroups } from './yearGroups.ts';
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
  {
    id: 'paidAt',
    header: messages.paidAt,
    listLabel: `${messages.paidAt} `,
    render: ({ paid_at }) => formatDate(paid_at),
  },
  { id: 'notes', header: messages.notes, listPart: 'note', render: ({ notes }) => notes?.trim() || emptyValue },
  {
    id: 'status',
    header: messages.status,
    listPart: 'end',
    render: ({ status }) => <StatusWord {...statusOf('withdrawal', status)} />,
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

/** The withdrawals as a table, by year if there are several. */
export function WithdrawalTable({ withdrawals }: WithdrawalTableProps) {
  const groupOf = useMemo(() => yearGroups(withdrawals), [withdrawals]);
  return (
    <LongTable
      caption={messages.tableCaption}
      rows={withdrawals}
      rowKey={rowKey}
      columns={columns}
      {...(groupOf !== null && { groupOf })}
      empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
    />
  );
}
