import type { Received } from '@raiz/api-client';
import { Button, ButtonLink } from '@raiz/ui';
import { mySubscriptionMessages as messages } from '@raiz/ui/messages/subscription';
import { confirmIntent } from '../../shared/lazy/lazyPart.tsx';
import { paths } from '../../shared/page/paths.ts';
import { subscriptionDetails } from '../../shared/member/subscriptionStatus.ts';
import { useToday } from '../../shared/page/useToday.ts';
import { SubscriptionPlan } from '../shared/SubscriptionPlan.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { Cancellation } from './useCancellation.ts';

export interface SubscriptionOverviewProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The cancellation dialog and its request. */
  cancellation: Cancellation;
}

/** The plan with price, status and dates, the ways to /assinatura and to cancel, and its dialog. */
export function SubscriptionOverview({ subscription, cancellation }: SubscriptionOverviewProps) {
  useToday();
  const details = subscriptionDetails(subscription, new Date());
  // After a cancellation the new status is still being fetched.
  const cancelable = details.canCancel && !cancellation.done;
  return (
    <>
      <SubscriptionPlan
        subscription={subscription}
        details={details}
        actions={
          <ButtonLink href={paths.subscription} variant={details.tone === 'active' ? 'secondary' : 'primary'}>
            {messages[details.offer]}
          </ButtonLink>
        }
        quietAction={
          cancelable ? (
            <Button variant="quietDanger" aria-haspopup="dialog" {...confirmIntent} onClick={cancellation.ask}>
              {messages.cancel.open}
            </Button>
          ) : undefined
        }
      />
      <CancelDialog cancellation={cancellation} endDate={subscription.end_date} />
    </>
  );
}
