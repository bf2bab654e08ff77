import type { Received } from '@raiz/api-client';
import { subscriptionDetails } from '../../shared/member/subscriptionStatus.ts';
import { useToday } from '../../shared/page/useToday.ts';
import { SubscriptionPlan } from '../shared/SubscriptionPlan.tsx';
import type { Voucher } from './useVoucher.ts';
import { VoucherCard } from './VoucherCard.tsx';

export interface PlanProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The voucher form and the applied voucher. */
  voucher: Voucher;
  /** A payment is under way: the voucher cannot be changed. */
  locked: boolean;
}

/** Plan and voucher. */
export function Plan({ subscription, voucher, locked }: PlanProps) {
  useToday();
  return (
    <>
      <SubscriptionPlan subscription={subscription} details={subscriptionDetails(subscription, new Date())} />
      <VoucherCard voucher={voucher} locked={locked} />
    </>
  );
}
