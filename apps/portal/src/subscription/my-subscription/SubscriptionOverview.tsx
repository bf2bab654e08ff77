import type { Received } from '@raiz/api-client';
import { useToday } from '../../shared/useToday.ts';
import { standingOf } from '../shared/standing.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import type { Cancellation } from './useCancellation.ts';

export interface SubscriptionOverviewProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The cancellation dialog and its request. */
  cancellation: Cancellation;
}

/** The plan and the cancellation dialog. */
export function SubscriptionOverview({ subscription, cancellation }: SubscriptionOverviewProps) {
  useToday();
  const standing = standingOf(subscription, new Date());
  // After a cancellation the new status is still being fetched.
  const cancelable = standing.canCancel && !cancellation.done;
  return (
    <>
      <SubscriptionDetails
        subscription={subscription}
        standing={standing}
        onCancel={cancelable ? cancellation.ask : null}
      />
      <CancelDialog cancellation={cancellation} endDate={subscription.end_date} />
    </>
  );
}
