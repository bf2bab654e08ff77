import type { Received } from '@raiz/api-client';
import { statusOf, StatusText, Text, TextLink } from '@raiz/ui';
import { formatDate, formatMoney } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import type { DataTableColumn } from '@raiz/ui/table';
import { paths } from '../../shared/page/paths.ts';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { isOpen, lastPaidDay, methodLabel } from './paymentLabels.ts';

type Payment = Received<'Pagamento'>;

/**
 * Columns of a list of payments.
 * @param all all payments: a failed one that was paid later needs no link to pay again
 */
export function paymentColumns(all: readonly (Payment | null)[]): readonly DataTableColumn<Payment>[] {
  const lastPaid = lastPaidDay(nonNullRows(all));
  return [
    { id: 'date', header: messages.date, rowHeader: true, render: (payment) => formatDate(payment.payment_date) },
    { id: 'method', header: messages.method, listLabel: '', render: ({ gateway }) => methodLabel(gateway) },
    {
      id: 'status',
      header: messages.status,
      oneLine: true,
      listPlacement: 'detailEnd',
      render: (payment) => (
        <>
          <StatusText {...statusOf('payment', payment.status)} />
          {isOpen(payment, lastPaid) && (
            <>
              {' '}
              <TextLink href={paths.subscription}>{messages.options}</TextLink>
            </>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: messages.amount,
      align: 'end',
      listPlacement: 'value',
      render: ({ amount, status }) => (
        <Text as="span" {...(status === 'failed' && { tone: 'muted' })}>
          {formatMoney(amount)}
        </Text>
      ),
    },
  ];
}
