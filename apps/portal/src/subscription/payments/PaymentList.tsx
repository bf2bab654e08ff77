import type { Schemas } from '@raiz/api-client';
import { EmptyState, Stack, Text } from '@raiz/ui';
import { countOf, formatMoney } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { paidByYear, paidTotal } from './totals.ts';

type Payment = Schemas['Pagamento'];

/** The columns with the total paid below them. */
function withTotal(payments: readonly Payment[]): DataTableColumn<Payment>[] {
  const totals: Partial<Record<string, string>> = {
    date: messages.total,
    amount: formatMoney(paidTotal(payments)),
  };
  return paymentColumns.map((column) => ({ ...column, total: totals[column.id] }));
}

export interface PaymentListProps {
  /** Newest first. */
  payments: Payment[];
}

/** The payments with their number, and the totals paid overall and per year. */
export function PaymentList({ payments }: PaymentListProps) {
  const columns = useMemo(() => withTotal(payments), [payments]);
  return (
    <>
      {payments.length > 0 && <Text tone="muted">{countOf(payments.length, messages.count)}</Text>}
      <DataTable
        caption={messages.title}
        hideCaption
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
      />
      <Stack gap={4}>
        {paidByYear(payments).map(({ year, total }) => (
          <Text key={year} tone="muted" figures="tabular">
            {messages.yearTotal({ year: String(year), total: formatMoney(total) })}
          </Text>
        ))}
      </Stack>
    </>
  );
}
