import { ButtonLink, Inline, Notice, type NoticeTone, PageLayout } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Confirmation } from './useConfirmation.ts';

const messages = paymentResultMessages.success;

const said: Record<Confirmation, { tone: NoticeTone; text: string }> = {
  confirming: { tone: 'info', text: messages.confirming },
  confirmed: { tone: 'success', text: messages.confirmed },
  late: { tone: 'warning', text: messages.notYetConfirmed },
};

export interface PaymentSuccessScreenProps {
  /** Whether the payment is still to be booked, is booked, or takes longer than one should wait for. */
  confirmation: Confirmation;
}

/** Back from the checkout: the spec's sentence and link at once, and whether the payment is booked below (spec, section 2). */
export function PaymentSuccessScreen({ confirmation }: PaymentSuccessScreenProps) {
  const { tone, text } = said[confirmation];
  return (
    <PageLayout width="form">
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Notice tone={tone}>{text}</Notice>
      <Inline>
        <ButtonLink href={paths.mySubscription}>{messages.goToMySubscription}</ButtonLink>
      </Inline>
    </PageLayout>
  );
}
