import { Notice, PageLayout, SkeletonCard, Stack } from '@raiz/ui';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';
import { Read } from '../../shared/reads/Read.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { forgetCheckout, readCheckout, rememberCheckout } from '../shared/checkoutMemory.ts';
import { PaymentBar, PaymentSummary, type PaymentSummaryProps } from './PaymentSummary.tsx';
import { Plan } from './Plan.tsx';
import { useActivated } from './useActivated.ts';
import { usePayment } from './usePayment.ts';
import { useVoucher } from './useVoucher.ts';

/** `/assinatura`: the plan, its voucher and its payment. */
export function Route() {
  const subscription = $api.useQuery('get', '/assinatura/status');
  const activated = useActivated();
  // A voucher from a checkout that the member left is applied again.
  const [knownCode] = useState(() => readCheckout()?.code ?? '');
  const voucher = useVoucher(knownCode, () => activated.show(messages.voucher.activated));
  // Back and forward reach the checkout any number of times: the code is kept until it is removed.
  useEffect(() => {
    if (voucher.removed) forgetCheckout();
  }, [voucher.removed]);

  function rememberStart(code: string | null): void {
    const { status, end_date } = subscription.data ?? {};
    rememberCheckout({ status: status ?? '', end_date: end_date ?? null, code });
  }

  const payment = usePayment(rememberStart, () => {
    voucher.clear();
    activated.show(messages.activated);
  });

  function pay(): void {
    if (!voucher.applied && !voucher.checkApplied()) return;
    activated.replaceWith(() => payment.start(voucher.applied?.code ?? null));
  }

  const header = (
    <>
      <ScreenHeader above={<BackToMySubscription />}>{messages.title}</ScreenHeader>
      {activated.text !== null && (
        <Notice tone="success" takeFocus>
          {activated.text}
        </Notice>
      )}
    </>
  );
  const summary: PaymentSummaryProps = {
    payment,
    applied: voucher.applied,
    isActive: subscription.data?.status === 'active',
    waiting: voucher.form.busy,
    onPay: pay,
  };

  return (
    <PageLayout
      header={header}
      aside={subscription.data ? <PaymentSummary {...summary} /> : null}
      stickyAside
      foot={subscription.data && <PaymentBar {...summary} />}
    >
      <Read
        queries={[subscription]}
        failed={messages.statusFailed}
        loadingText={messages.loading}
        skeleton={<PlanSkeleton />}
      >
        {(data) => (
          <Plan
            subscription={data}
            voucher={{ ...voucher, apply: () => activated.replaceWith(voucher.apply) }}
            locked={payment.busy}
          />
        )}
      </Read>
    </PageLayout>
  );
}

function PlanSkeleton() {
  return (
    <Stack gap={24}>
      <SkeletonCard lines={5} />
      <SkeletonCard lines={3} />
    </Stack>
  );
}
