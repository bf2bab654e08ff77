import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { KeyValue } from '../components/KeyValue/KeyValue.tsx';
import { Inline } from '../components/Layout/Inline.tsx';
import { PageLayout } from '../components/PageLayout/PageLayout.tsx';
import { PageTitle } from '../components/PageTitle/PageTitle.tsx';
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx';
import { SubscriptionBanner } from '../components/SubscriptionBanner/SubscriptionBanner.tsx';
import { Text } from '../components/Text/Text.tsx';
import { formatDate } from '../format/date.ts';
import { bannerMessages } from '../messages/global/banner.ts';
import { mySubscriptionMessages as words } from '../messages/subscription/mySubscription.ts';
import { planMessages } from '../messages/subscription/plan.ts';
import { StoryVoucher, type VoucherAnswer } from './storyVoucher.tsx';
import type { StorySubscription } from './storySubscriptions.ts';

export interface SubscriptionPageProps {
  /** How the subscription stands. */
  subscription: StorySubscription;
  /** What the server says of the code 'DESCONTO20'. */
  voucher: VoucherAnswer;
}

/** Banner, plan and voucher of one subscription, made of parts of the design system only. */
export function SubscriptionPage({ subscription, voucher }: SubscriptionPageProps) {
  const { banner } = subscription;
  const [isDismissed, setDismissed] = useState(false);
  return (
    <>
      <PageLayout width="reading">
        <PageTitle>{words.title}</PageTitle>
        <Plan subscription={subscription} />
        <StoryVoucher answer={voucher} />
      </PageLayout>
      {banner && !isDismissed && (
        <SubscriptionBanner
          tone={banner.tone}
          label={bannerMessages.label}
          linkText={banner.link}
          linkHref="/assinatura"
          dismissLabel={bannerMessages.dismiss}
          onDismiss={() => setDismissed(true)}
        >
          {banner.text}
        </SubscriptionBanner>
      )}
    </>
  );
}

function Plan({ subscription }: { subscription: StorySubscription }) {
  const { status, accessUntil, start, end, nextRenewal, sentence, button, canCancel } = subscription;
  const renewal = { label: words.nextRenewal, value: formatDate(nextRenewal) };
  return (
    <Card title={words.details} actions={<StatusBadge kind="subscription" status={status} accessUntil={accessUntil} />}>
      <Text>{sentence}</Text>
      <KeyValue
        items={[
          { label: words.plan, value: words.planName },
          { label: planMessages.value, value: planMessages.monthlyPrice },
          { label: words.start, value: formatDate(start) },
          { label: words.end, value: formatDate(end) },
          // Nothing renews once canceled.
          ...(status === 'canceled' ? [] : [renewal]),
        ]}
      />
      <Inline>
        <ButtonLink href="/assinatura">{button}</ButtonLink>
        {canCancel && <Button variant="secondary">{words.cancel.open}</Button>}
      </Inline>
    </Card>
  );
}
