import type { Received } from '@raiz/api-client';
import { EmptyState, Stack, Text } from '@raiz/ui';
import { countOf, formatCents } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { paidByYear, paidTotal } from './totals.ts';

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

/** The payments with their number, and the totals paid overall and per year. */
export function PaymentList({ payments }: PaymentListProps) {
  const { total: paid, missing } = useMemo(() => paidTotal(payments), [payments]);
  const columns = useMemo(() => withTotal(paid), [paid]);
  return (
    <>
      {payments.length > 0 && <Text tone="muted">{countOf(payments.length, messages.count)}</Text>}
      <DataTable
        caption={messages.title}
        hideCaption
        columns={columns}
        rows={payments}
        rowKey={({ id }, at) => id ?? `row ${at}`}
        empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
      />
      <Stack gap={4}>
        {paidByYear(payments).map(({ year, total }) => (
          <Text key={year} tone="muted" figures="tabular">
            {messages.yearTotal({ year: String(year), total: formatCents(total) })}
          </Text>
        ))}
        {missing > 0 && <Text tone="muted">{commonMessages.sumIncomplete}</Text>}
      </Stack>
    </>
  );
}
