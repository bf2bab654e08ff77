import type { Received } from '@raiz/api-client';
import { useToday } from '../../shared/useToday.ts';
import { standingOf } from '../shared/standing.ts';
import { StandingNotice } from '../shared/StandingNotice.tsx';
import { PlanFacts } from './PlanFacts.tsx';
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

/** Status message, plan and voucher. */
export function Plan({ subscription, voucher, locked }: PlanProps) {
  useToday();
  const standing = standingOf(subscription, new Date());
  return (
    <>
      <StandingNotice standing={standing} />
      <PlanFacts subscription={subscription} standing={standing} />
      <VoucherCard voucher={voucher} locked={locked} />
    </>
  );
}
