import { Stack, Text } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { Dialog } from '@raiz/ui/overlays';
import { QrCode, QrDownload } from '@raiz/ui/qr';

const messages = profileMessages.referral;

export interface QrDialogProps {
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  /** The referral link, a full http(s) address. */
  link: string;
}

/** The referral link as a QR code. A separate chunk, because of the encoder and the dialog. */
export function QrDialog({ onClose, link }: QrDialogProps) {
  return (
    <Dialog open onClose={onClose} title={messages.qrTitle} printed>
      <Stack align="center">
        <QrCode value={link} label={messages.qrDescription({ link })} size={240} />
        <Text size="caption" figures="code">
          {link}
        </Text>
        <QrDownload value={link} fileName="link-de-indicacao" />
      </Stack>
    </Dialog>
  );
}
