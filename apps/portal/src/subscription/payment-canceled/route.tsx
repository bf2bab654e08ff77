import { ButtonLink, Inline, Notice, PageLayout } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';

const messages = paymentResultMessages.canceled;

/** `/pagamento-cancelado`: the member left the checkout without paying. */
export function Route() {
  return (
    <PageLayout content="form">
      <ScreenHeader>{messages.title}</ScreenHeader>
      <Notice quiet>{messages.help}</Notice>
      <Inline>
        <ButtonLink href={paths.subscription}>{messages.goToSubscription}</ButtonLink>
      </Inline>
    </PageLayout>
  );
}
