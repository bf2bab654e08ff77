import { isWebUrl } from '@raiz/api-client/rules';
import { Button, ButtonLink, Inline, Notice } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { brand } from '../../shared/brand.ts';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { useShareSheet } from './useShareSheet.ts';

const messages = profileMessages.referral;

const { Part: QrDialog, intent } = lazyPart(() => import('./QrDialog.tsx').then((qr) => qr.QrDialog));

export interface ReferralShareProps {
  /** The referral link; renders nothing unless it is an http(s) address. */
  link: string;
}

/**
 * Shares the referral link by WhatsApp, by the device's share sheet or else e-mail, or as a QR
 * code. The message can be edited before it is sent.
 */
export function ReferralShare({ link }: ReferralShareProps) {
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  const sheet = useShareSheet();
  if (!isWebUrl(link)) return null;
  const title = messages.shareTitle({ brand });
  const text = messages.shareText({ brand, link });
  const encoded = encodeURIComponent(text);

  return (
    <>
      <Inline>
        <ButtonLink newTab href={`https://wa.me/?text=${encoded}`}>
          {messages.shareOnWhatsApp}
        </ButtonLink>
        {sheet.available ? (
          <Button variant="secondary" onClick={() => sheet.share({ title, text })}>
            {messages.share}
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`}>
            {messages.shareByEmail}
          </ButtonLink>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setCode('open')} {...intent}>
          {messages.showQr}
        </Button>
      </Inline>
      {sheet.failed && <Notice tone="danger">{messages.shareFailed}</Notice>}
      {code !== 'never' && <QrDialog open={code === 'open'} onClose={() => setCode('closed')} link={link} />}
    </>
  );
}
