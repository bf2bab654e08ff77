import { Button, PageLayout, SkeletonCard } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { FileButton } from '../../shared/tables/FileButton.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { paymentsFailed, usePayments } from '../shared/useLists.ts';
import { PaymentList } from './PaymentList.tsx';

/** `/assinatura/pagamentos`: the full payment history, to download and to print. */
export function Route() {
  const query = usePayments();
  const payments = query.data?.rows ?? [];

  async function loadWriter() {
    const { writePayments } = await import('./writePayments.ts');
    return () => writePayments(payments);
  }

  return (
    <PageLayout>
      <ScreenHeader
        above={<BackToMySubscription />}
        lead={payments.length > 0 ? countOf(payments.length, messages.count) : undefined}
        actions={
          payments.length > 0 && (
            <>
              <FileButton load={loadWriter}>{messages.exportCsv}</FileButton>
              <Button variant="secondary" onClick={() => window.print()}>
                {messages.print}
              </Button>
            </>
          )
        }
      >
        {messages.title}
      </ScreenHeader>
      <Read
        queries={[query]}
        failed={paymentsFailed}
        loadingText={messages.loading}
        skeleton={<SkeletonCard lines={6} />}
      >
        {({ rows, received }) => (
          <>
            <PaymentList payments={rows} />
            <DroppedRows rows={received} />
          </>
        )}
      </Read>
    </PageLayout>
  );
}
