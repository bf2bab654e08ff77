import type { Received } from '@raiz/api-client';
import { useToday } from '../../shared/useToday.ts';
import { standingOf } from '../shared/standing.ts';
import { StandingNotice } from '../shared/StandingNotice.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import type { Payment } from './usePayment.ts';
import type { Voucher } from './useVoucher.ts';
import { VoucherCard } from './VoucherCard.tsx';

export interface PlanProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The voucher form and the applied voucher. */
  voucher: Voucher;
  /** The request for the checkout. */
  payment: Payment;
  /** Starts the payment. */
  onPay: () => void;
}

/** Status message, plan, voucher and payment. */
export function Plan({ subscription, voucher, payment, onPay }: PlanProps) {
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
