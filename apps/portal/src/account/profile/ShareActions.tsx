import { Button, ButtonLink, MailIcon, QrIcon, ShareIcon, VisuallyHidden } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { brand } from '../../shared/page/brand.ts';
import type { LazyPart } from '../../shared/lazy/lazyPart.tsx';
import type { ShareSheet } from './useShareSheet.ts';

const messages = profileMessages.referral;

export interface ShareActionsProps {
  /** The referral link, an http(s) address. */
  link: string;
  /** The device's share sheet, which replaces the e-mail. */
  sheet: ShareSheet;
  /** Opens the QR code. */
  onQr: () => void;
  /** Prefetches the QR code's chunk. */
  qrIntent: LazyPart<never>['intent'];
}

/**
 * Sends the referral link by WhatsApp and by the device's share sheet or else e-mail, or shows it
 * as a QR code. The message can be edited before it is sent.
 */
export function ShareActions({ link, sheet, onQr, qrIntent }: ShareActionsProps) {
  const title = messages.shareTitle({ brand });
  const text = messages.shareText({ brand, link });
  const encoded = encodeURIComponent(text);
  return (
    <>
      <ButtonLink newTab href={`https://wa.me/?text=${encoded}`}>
        <VisuallyHidden>{messages.shareOn}</VisuallyHidden> {messages.whatsApp}
      </ButtonLink>
      {sheet.available ? (
        <Button variant="secondary" iconOnly="always" icon={<ShareIcon />} onClick={() => sheet.share({ title, text })}>
          {messages.share}
        </Button>
      ) : (
        <ButtonLink
          variant="secondary"
          iconOnly="always"
          icon={<MailIcon />}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`}
        >
          {messages.shareByEmail}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        iconOnly="always"
        icon={<QrIcon />}
        aria-haspopup="dialog"
        onClick={onQr}
        {...qrIntent}
      >
        {messages.showQr}
      </Button>
    </>
  );
}
