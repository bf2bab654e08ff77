import type { Received } from '@raiz/api-client';
import { Badge, ButtonLink, Card, KeyValue, Notice, PageLayout, Skeleton, Stack, Text } from '@raiz/ui';
import { paymentResultMessages, planMessages as messages } from '@raiz/ui/messages/subscription';
import { useEffect, useMemo, useRef, useState } from 'react';
import { subscriptionDetails } from '../../shared/member/subscriptionStatus.ts';
import { useMemberId } from '../../shared/member/useProfile.ts';
import { premiumCourses } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { useEventCallback } from '../../shared/page/useEventCallback.ts';
import { useToday } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { forgetCheckout, readCheckout, rememberCheckout } from '../shared/checkoutStart.ts';
import { cycleFacts } from '../shared/cycleFacts.ts';
import { PaymentBar, PaymentSummary, type PaymentSummaryProps } from './PaymentSummary.tsx';
import { PlanBenefits } from './PlanBenefits.tsx';
import { usePayment } from './usePayment.ts';
import { useVoucher } from './useVoucher.ts';
import { VoucherField } from './VoucherField.tsx';
import * as styles from './PaymentSummary.css.ts';

/** `/assinatura`: the plan, its voucher and its payment. */
export function Route() {
  const subscription = $api.useQuery('get', '/assinatura/status');
  const activated = useActivated();
  const owner = useMemberId();
  // Applies the voucher of an abandoned checkout again.
  const initialCode = useMemo(() => readCheckout(owner)?.code ?? '', [owner]);
  const voucher = useVoucher(initialCode, () => activated.show(messages.voucher.activated));
  // The user may go back and forward many times: the code stays until the user removes it.
  useEffect(() => {
    if (voucher.removed) forgetCheckout();
  }, [voucher.removed]);

  // The profile may come after the press.
  const rememberStart = useEventCallback((code: string | null) => {
    const { status, end_date } = subscription.data ?? {};
    if (owner !== null) rememberCheckout({ owner, status: status ?? '', end_date: end_date ?? null, code });
  });

  const payment = usePayment(
    rememberStart,
    () => {
      voucher.clear();
      activated.show(messages.activated);
    },
    voucher.refuse,
  );

  function pay(): void {
    if (!voucher.applied && !voucher.checkApplied()) return;
    activated.replaceWith(() => payment.start(voucher.applied?.code ?? null));
  }

  const summary: PaymentSummaryProps = {
    payment,
    voucher: { ...voucher, apply: () => activated.replaceWith(voucher.apply) },
    isActive: subscription.data?.status === 'active',
    onPay: pay,
  };

  const isLoading = stateOf(subscription) === 'loading';
  return (
    <PageLayout
      header={<ScreenHeader above={<BackToMySubscription />}>{messages.title}</ScreenHeader>}
      aside={<PlanBenefits waiting={isLoading} />}
      isLoading={isLoading}
      foot={subscription.data && <PaymentBar {...summary} />}
    >
      {activated.text !== null && (
        <Notice
          tone="success"
          takeFocus
          actions={
            <ButtonLink variant="secondary" href={premiumCourses}>
              {paymentResultMessages.success.premiumCourses}
            </ButtonLink>
          }
        >
          {activated.text}
        </Notice>
      )}
      <QueryBoundary
        queries={[subscription]}
        failed={messages.statusFailed}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="text" rows={8} />}
      >
        {(data) => <Plan subscription={data} payment={summary} />}
      </QueryBoundary>
    </PageLayout>
  );
}

interface PlanProps {
  subscription: Received<'StatusAssinatura'>;
  payment: PaymentSummaryProps;
}

/** The plan: its status as a label and a sentence with the next date, the other dates and a voucher; its payment. */
function Plan({ subscription, payment }: PlanProps) {
  useToday();
  const { tone, label, sentences, renewal } = subscriptionDetails(subscription, new Date());
  const facts = cycleFacts(subscription, renewal, tone === 'lapsed' || tone === 'ended');
  return (
    <Card title={messages.planName} actions={<Badge tone={tone}>{label}</Badge>}>
      <div className={styles.columns}>
        <Stack gap={16}>
          <Stack gap={4}>
            {sentences.map((sentence, at) => (
              <Text key={sentence} measure {...(at > 0 && { tone: 'muted' })}>
                <SupportText>{sentence}</SupportText>
              </Text>
            ))}
          </Stack>
          {facts.length > 0 && <KeyValue variant="grid" items={facts} />}
          <VoucherField voucher={payment.voucher} locked={payment.payment.busy} />
        </Stack>
        <PaymentSummary {...payment} />
      </div>
    </Card>
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
