import type { Received } from '@raiz/api-client';
import { EmptyState, Text } from '@raiz/ui';
import { formatCents } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { rowKey } from '../../shared/reads/rows.ts';
import { yearGroups, yearOf } from '../../shared/tables/byDate.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { paidInYear, paidTotal } from './totals.ts';

type Payment = Received<'Pagamento'>;

/** The columns with the total paid below them, in cents. */
function withTotal(total: number): DataTableColumn<Payment>[] {
  const totals: Partial<Record<string, string>> = {
    date: messages.total,
    amount: formatCents(total),
  };
  return paymentColumns.map((column) => ({ ...column, total: totals[column.id] }));
}

export interface PaymentListProps {
  /** Newest first. */
  payments: Payment[];
}

/** The payments by year with the total paid, and the total of several years below them. */
export function PaymentList({ payments }: PaymentListProps) {
  const { total: paid, missing } = useMemo(() => paidTotal(payments), [payments]);
  const { groupOf, hasYears } = useMemo(
    () => yearGroups(payments, ({ payment_date }) => yearOf(payment_date), messages.undated, paidInYear),
    [payments],
  );
  const columns = useMemo(() => (hasYears ? withTotal(paid) : paymentColumns), [hasYears, paid]);
  return (
    <>
      <LongTable
        caption={messages.title}
        hideCaption
        columns={columns}
        rows={payments}
        rowKey={rowKey}
        groupOf={groupOf}
        empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
      />
      {missing > 0 && <Text tone="muted">{commonMessages.sumIncomplete}</Text>}
    </>
  );
}
