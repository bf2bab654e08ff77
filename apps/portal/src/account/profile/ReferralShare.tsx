import { CopyField, Notice } from '@raiz/ui';
import { isWebUrl } from '@raiz/api-client/rules';
import { profileMessages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { ShareActions } from './ShareActions.tsx';
import { useShareSheet } from './useShareSheet.ts';

const messages = profileMessages.referral;

const { Part: QrDialog, intent } = lazyPart(() => import('./QrDialog.tsx').then((qr) => qr.QrDialog));

export interface ReferralShareProps {
  /** The referral link; can only be copied unless it is an http(s) address. */
  link: string;
}

/** The referral link to copy, send or show as a QR code. */
export function ReferralShare({ link }: ReferralShareProps) {
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  const sheet = useShareSheet();
  return (
    <>
      <CopyField
        label={messages.link}
        hint={messages.linkHint}
        value={link}
        copyText={messages.copyLink}
        copiedText={messages.linkCopied}
        failedText={messages.copyFailed}
        actions={
          isWebUrl(link) ? (
            <ShareActions link={link} sheet={sheet} onQr={() => setCode('open')} qrIntent={intent} />
          ) : undefined
        }
      />
      {sheet.failed && <Notice tone="danger">{messages.shareFailed}</Notice>}
      {code !== 'never' && <QrDialog open={code === 'open'} onClose={() => setCode('closed')} link={link} />}
    </>
  );
}
