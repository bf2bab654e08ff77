import { Stack } from '@raiz/ui';
import { firstName } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { Dialog } from '@raiz/ui/overlays';
import { QrCode } from '@raiz/ui/qr';
import { useProfile } from '../../shared/member/useProfile.ts';
import { brand } from '../../shared/page/brand.ts';

const messages = profileMessages.referral;

export interface QrDialogProps {
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  /** The referral link, a full http(s) address. */
  link: string;
}

/** The referral link as a QR code on a card. A separate chunk, because of the encoder and the dialog. */
export function QrDialog({ onClose, link }: QrDialogProps) {
  const name = firstName(useProfile().data?.user.name) || brand;
  return (
    <Dialog onClose={onClose} title={messages.qrTitle} printed>
      <Stack align="center">
        <QrCode
          value={link}
          label={messages.qrDescription({ link })}
          title={messages.qrInvite({ name })}
          caption={link.replace(/^https?:\/\//, '')}
          fileName="link-de-indicacao"
        />
      </Stack>
    </Dialog>
  );
}
