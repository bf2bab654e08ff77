import { ButtonLink, InfoIcon, PageLayout, Result } from '@raiz/ui';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { useMemberId } from '../../shared/member/useProfile.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { readCheckout } from '../shared/checkoutStart.ts';
import { voucherAnchor } from '../shared/voucherAnchor.ts';

const messages = paymentResultMessages.canceled;

/** `/pagamento-cancelado`: the member left the checkout without paying. A voucher that was applied there still is. */
export function Route() {
  const voucher = readCheckout(useMemberId())?.code;
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
            {!voucher && (
              <ButtonLink block variant="secondary" href={`${paths.subscription}${voucherAnchor}`}>
                {messages.withVoucher}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{messages.help}</p>
        {voucher && <p>{messages.voucherKept({ code: voucher })}</p>}
      </Result>
    </PageLayout>
  );
}
