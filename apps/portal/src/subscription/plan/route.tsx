import type { Received } from '@raiz/api-client';
import { Notice, PageLayout, SkeletonCard, Stack } from '@raiz/ui';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { useEffect, useRef, useState } from 'react';
import { subscriptionDetails } from '../../shared/member/subscriptionStatus.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useToday } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { Read } from '../../shared/reads/Read.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { forgetCheckout, readCheckout, rememberCheckout } from '../shared/checkoutStart.ts';
import { SubscriptionPlan } from '../shared/SubscriptionPlan.tsx';
import { PaymentBar, PaymentSummary, type PaymentSummaryProps } from './PaymentSummary.tsx';
import { PlanBenefits } from './PlanBenefits.tsx';
import { usePayment } from './usePayment.ts';
import { useVoucher, type Voucher } from './useVoucher.ts';
import { VoucherCard } from './VoucherCard.tsx';

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
      <SkeletonCard lines={8} />
    </Stack>
  );
}

interface PlanProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The voucher form and the applied voucher. */
  voucher: Voucher;
  /** A payment is under way: the voucher cannot be changed. */
  locked: boolean;
}

/** Plan, voucher, and what the subscription gives. */
function Plan({ subscription, voucher, locked }: PlanProps) {
  useToday();
  return (
    <>
      <SubscriptionPlan subscription={subscription} details={subscriptionDetails(subscription, new Date())} />
      <VoucherCard voucher={voucher} locked={locked} />
      <PlanBenefits />
    </>
  );
}

/** Milliseconds after an activation during which a press counts as part of a double click. */
const doublePressTime = 1_000;

/** The message after an activation. */
interface Activated {
  /** The message, or null. */
  text: string | null;
  /** Shows the message. */
  show: (text: string) => void;
  /** Removes the message and runs another action, unless the press is part of a double click. */
  replaceWith: (action: () => void) => void;
}

/**
 * The message after an activation. When the answer arrives within a double click, the second press
 * neither removes it nor starts another payment.
 */
function useActivated(): Activated {
  const [text, setText] = useState<string | null>(null);
  const shownAt = useRef(-Infinity);

  return {
    text,
    show(next) {
      shownAt.current = performance.now();
      setText(next);
    },
    replaceWith(action) {
      if (performance.now() - shownAt.current < doublePressTime) return;
      setText(null);
      action();
    },
  };
}
