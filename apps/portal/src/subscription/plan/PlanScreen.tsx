import type { Schemas } from '@raiz/api-client';
import { Notice, PageLayout, SkeletonCard, Stack } from '@raiz/ui';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useToday } from '../../shared/useToday.ts';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { standingOf } from '../shared/standing.ts';
import { StandingNotice } from '../shared/StandingNotice.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import type { Payment } from './usePayment.ts';
import type { Voucher } from './useVoucher.ts';
import { VoucherCard } from './VoucherCard.tsx';

export interface PlanScreenProps {
  /** Status and dates: loading, failed with its sentence and a retry, or ready. */
  subscription: Load<Schemas['StatusAssinatura']>;
  /** The code as typed, what is wrong with it, and the voucher in force. */
  voucher: Voucher;
  /** The way to the checkout: under way, or why the last try failed. */
  payment: Payment;
  /** How the subscription was activated just now, or null. */
  activated: string | null;
  /** Asks for the checkout. */
  onPay: () => void;
}

/** The plan, its voucher and its payment (spec, section 2). */
export function PlanScreen({ subscription, activated, ...actions }: PlanScreenProps) {
  return (
    <PageLayout width="reading">
      <BackToMySubscription />
      <ScreenTitle>{messages.title}</ScreenTitle>
      {activated !== null && (
        <Notice tone="success" takeFocus>
          {activated}
        </Notice>
      )}
      <Loaded
        load={subscription}
        loadingText={messages.loading}
        skeleton={
          <Stack gap={24}>
            <SkeletonCard lines={5} />
            <SkeletonCard lines={3} />
          </Stack>
        }
      >
        {(data) => <Plan subscription={data} {...actions} />}
      </Loaded>
    </PageLayout>
  );
}

interface PlanProps extends Pick<PlanScreenProps, 'voucher' | 'payment' | 'onPay'> {
  /** Status and dates. */
  subscription: Schemas['StatusAssinatura'];
}

function Plan({ subscription, voucher, payment, onPay }: PlanProps) {
  useToday();
  const standing = standingOf(subscription, new Date());
  return (
    <>
      <StandingNotice standing={standing} />
      <PlanCard subscription={subscription} standing={standing} />
      <VoucherCard voucher={voucher} locked={payment.busy} />
      <PaymentCard
        payment={payment}
        code={voucher.applied?.code ?? null}
        isActive={subscription.status === 'active'}
        waiting={voucher.busy}
        onPay={onPay}
      />
    </>
  );
}
