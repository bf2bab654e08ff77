import { ButtonLink, Inline, Notice, type NoticeTone, PageLayout } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { useConfirmation, type Confirmation } from './useConfirmation.ts';

const messages = paymentResultMessages.success;

const notices: Record<Confirmation, { tone: NoticeTone; text: string }> = {
  confirming: { tone: 'info', text: messages.confirming },
  confirmed: { tone: 'success', text: messages.confirmed },
  late: { tone: 'warning', text: messages.notYetConfirmed },
};

/** `/pagamento-sucesso`: waits for the payment to be booked; the member can leave at any time. */
export function Route() {
  const { tone, text } = notices[useConfirmation()];
  return (
    <PageLayout content="form">
      <ScreenHeader>{messages.title}</ScreenHeader>
      <Notice tone={tone}>{text}</Notice>
      <Inline>
        <ButtonLink href={paths.mySubscription}>{messages.goToMySubscription}</ButtonLink>
      </Inline>
    </PageLayout>
  );
}
