import { ButtonLink, EmptyState, InfoIcon, PageLayout } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';

const messages = paymentResultMessages.canceled;

/** `/pagamento-cancelado`: the member left the checkout without paying. */
export function Route() {
  return (
    <PageLayout content="reading">
      <ScreenHeader>{messages.title}</ScreenHeader>
      <EmptyState
        icon={<InfoIcon size="hero" />}
        title={messages.help}
        action={<ButtonLink href={paths.subscription}>{messages.goToSubscription}</ButtonLink>}
      />
    </PageLayout>
  );
}
