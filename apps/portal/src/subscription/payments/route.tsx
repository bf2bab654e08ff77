import type { Received } from '@raiz/api-client';
import { Button, EmptyState, Inline, PageLayout, PrintIcon, Skeleton, Text } from '@raiz/ui';
import { countOf, formatCents } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { useMemo } from 'react';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { yearGroups, yearOf } from '../../shared/tables/byDate.ts';
import { FileButton } from '../../shared/tables/FileButton.tsx';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { paymentsFailed, usePayments } from '../shared/useLists.ts';
import { paidInYear, paidTotal } from './totals.ts';

/** `/assinatura/pagamentos`: the full payment history, to download and to print. */
export function Route() {
  const query = usePayments();
  const payments = nonNullRows(query.data ?? []);

  async function loadWriter() {
    const { writePayments } = await import('./writePayments.ts');
    return () => writePayments(payments);
  }

  return (
    <PageLayout>
      <ScreenHeader
        above={<BackToMySubscription />}
        lead={payments.length > 0 && countOf(payments.length, messages.count)}
        actions={
          payments.length > 0 && (
            <>
              <FileButton load={loadWriter}>{messages.exportCsv}</FileButton>
              <Button
                variant="secondary"
                size="small"
                icon={<PrintIcon />}
                iconOnly="phones"
                onClick={() => window.print()}
              >
                {messages.print}
              </Button>
            </>
          )
        }
      >
        {messages.title}
      </ScreenHeader>
      <QueryBoundary
        queries={[query]}
        failed={paymentsFailed}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="list" />}
      >
        {(received) => <PaymentList received={received} />}
      </QueryBoundary>
    </PageLayout>
  );
}

interface PaymentListProps {
  /** Newest first. */
  received: readonly (Received<'Pagamento'> | null)[];
}

/** The payments by year with the total paid, and the total of several years below them. */
function PaymentList({ received }: PaymentListProps) {
  const payments = useMemo(() => nonNullRows(received), [received]);
  const { total: paid, missing } = useMemo(() => paidTotal(payments), [payments]);
  const { groupOf, hasYears } = useMemo(
    () => yearGroups(payments, ({ payment_date }) => yearOf(payment_date), messages.undated, paidInYear),
    [payments],
  );
  const columns = useMemo(() => paymentColumns(payments), [payments]);
  return (
    <>
      <LongTable
        caption={messages.title}
        hideCaption
        columns={columns}
        rows={received}
        rowKey={rowKeys(received)}
        groupOf={groupOf}
        empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
      />
      {hasYears && (
        <Inline justify="between">
          <Text strong>{messages.total}</Text>
          <Text strong>{formatCents(paid)}</Text>
        </Inline>
      )}
      {missing > 0 && <Text tone="muted">{commonMessages.sumIncomplete}</Text>}
    </>
  );
}
