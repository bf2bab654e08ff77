import { ButtonLink, InfoIcon, PageLayout, Result } from '@raiz/ui';
import { paymentResultMessages, planMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { voucherAnchor } from '../shared/voucherAnchor.ts';

const messages = paymentResultMessages.canceled;

/** `/pagamento-cancelado`: the member left the checkout without paying. */
export function Route() {
  return (
    <PageLayout>
      <Result
        icon={<InfoIcon size="hero" />}
        heading={<ScreenHeader centred>{messages.title}</ScreenHeader>}
        actions={
          <>
            <ButtonLink block href={paths.subscription}>
              {messages.goToSubscription}
            </ButtonLink>
            <ButtonLink block variant="secondary" href={`${paths.subscription}${voucherAnchor}`}>
              {messages.withVoucher}
            </ButtonLink>
          </>
        }
      >
        <p>{messages.help}</p>
        <p>
          {planMessages.planName} · {planMessages.monthlyPrice}
        </p>
      </Result>
    </PageLayout>
  );
}
