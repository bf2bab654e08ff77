import type { Received } from '@raiz/api-client';
import { PlanCard } from '@raiz/ui';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { cycleFacts } from './cycleFacts.ts';
import type { SubscriptionDetails } from '../../shared/member/subscriptionStatus.ts';

export interface SubscriptionPlanProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The status as shown. */
  details: SubscriptionDetails;
}

/** The plan: price, status as a label and a sentence with the next date, and the other dates. */
export function SubscriptionPlan({ subscription, details }: SubscriptionPlanProps) {
  const { tone, label, sentences, renewal } = details;
  return (
    <PlanCard
      name={messages.planName}
      price={messages.monthlyPrice}
      tone={tone}
      status={label}
      sentences={sentences}
      renderSentence={(sentence) => <SupportText>{sentence}</SupportText>}
      facts={cycleFacts(subscription, renewal, tone === 'lapsed' || tone === 'ended')}
    />
  );
}
