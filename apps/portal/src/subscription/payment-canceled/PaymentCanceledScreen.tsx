import { ButtonLink, Inline, Notice, PageLayout } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';

const messages = paymentResultMessages.canceled;

/** `/pagamento-cancelado`: back from a checkout that was left (spec, section 2). */
export function PaymentCanceledScreen() {
  return (
    <PageLayout width="form">
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Notice quiet>{messages.help}</Notice>
      <Inline>
        <ButtonLink href={paths.subscription}>{messages.goToSubscription}</ButtonLink>
      </Inline>
    </PageLayout>
  );
}
