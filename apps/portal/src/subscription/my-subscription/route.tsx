import { Notice, PageLayout, SkeletonCard } from '@raiz/ui';
import { mySubscriptionMessages as messages, paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';
import { Read, useAllSettled } from '../../shared/reads/Read.tsx';
import { paths } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { paymentsFailed, usePayments, useUsedVouchers, vouchersFailed } from '../shared/useLists.ts';
import { voucherColumns } from '../shared/voucherColumns.tsx';
import { LatestRows } from './LatestRows.tsx';
import { SubscriptionOverview } from './SubscriptionOverview.tsx';
import { useCancellation } from './useCancellation.ts';
import * as styles from './MySubscription.css.ts';

/** `/minha-assinatura`: status, cancellation, and the latest payments and vouchers. */
export function Route() {
  const subscription = $api.useQuery('get', '/assinatura/status');
  const payments = usePayments();
  const vouchers = useUsedVouchers();
  const cancellation = useCancellation();
  const settled = useAllSettled([subscription, payments, vouchers]);

  return (
    <PageLayout
      header={
        <>
          <ScreenHeader>{messages.title}</ScreenHeader>
          {cancellation.done && <CanceledNotice />}
        </>
      }
      aside={
        // No skeleton: on phones it would be in view and move, because the parts above it grow.
        settled && (
          <LatestRows
            query={vouchers}
            failed={vouchersFailed}
            columns={voucherColumns}
            texts={messages.vouchers}
            loadingText={vouchersMessages.loading}
            href={paths.usedVouchers}
          />
        )
      }
    >
      <Read
        queries={[subscription]}
        failed={messages.loadFailed}
        waiting={!settled}
        loadingText={messages.loading}
        skeleton={
          <div className={styles.planSkeleton}>
            <SkeletonCard lines={5} />
          </div>
        }
      >
        {(data) => <SubscriptionOverview subscription={data} cancellation={cancellation} />}
      </Read>
      {settled ? (
        <LatestRows
          query={payments}
          failed={paymentsFailed}
          columns={paymentColumns}
          texts={messages.payments}
          loadingText={paymentsMessages.loading}
          href={paths.payments}
        />
      ) : (
        <SkeletonCard lines={8} />
      )}
    </PageLayout>
  );
}

/** Says that the subscription was canceled. Takes the focus, because the cancel button is gone. */
function CanceledNotice() {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    // The closing dialog restores the focus first.
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice tone="success" takeFocus={closed}>
      {messages.cancel.success}
    </Notice>
  );
}
