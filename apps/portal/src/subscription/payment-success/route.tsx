import { ButtonLink, EmptyState, type EmptyStateProps, InfoIcon, PageLayout, SuccessIcon, WarningIcon } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useConfirmation, type Confirmation } from './useConfirmation.ts';

const messages = paymentResultMessages.success;

const results: Record<Confirmation, Pick<EmptyStateProps, 'icon' | 'tone'> & { text: string }> = {
  confirming: { icon: <InfoIcon size="hero" />, text: messages.confirming },
  confirmed: { icon: <SuccessIcon size="hero" />, tone: 'success', text: messages.confirmed },
  late: { icon: <WarningIcon size="hero" />, tone: 'warning', text: messages.notYetConfirmed },
};

/** `/pagamento-sucesso`: waits for the payment to be booked; the member can leave at any time. */
export function Route() {
  const { text, ...look } = results[useConfirmation()];
  return (
    <PageLayout content="reading">
      <ScreenHeader>{messages.title}</ScreenHeader>
      <EmptyState
        {...look}
        title={<span role="status">{text}</span>}
        action={<ButtonLink href={paths.mySubscription}>{messages.goToMySubscription}</ButtonLink>}
      />
    </PageLayout>
  );
}
