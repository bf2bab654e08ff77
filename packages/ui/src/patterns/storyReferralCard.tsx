import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  CopyField,
  Inline,
  LoadFailed,
  SkeletonText,
  Stack,
  Loading,
  Text,
} from '../index.ts';
import { profileMessages } from '../messages/account.ts';
import { Dialog } from '../overlays.ts';
import { QrCode, QrDownload } from '../qr.ts';

const words = profileMessages.referral;

export interface ReferralCardProps {
  /** Id of the member, the same in the link; null while it is loading. */
  id: string | null;
  /** Name of the portal. */
  brand: string;
  /** Address of the registration without the id. */
  address: string;
  /**
   * The id could not be loaded.
   * @default false
   */
  failed?: boolean;
}

/** A member's referral link: to copy, to send, to show as a code. Made of parts of the design system only. */
export function ReferralCard({ id, brand, address, failed = false }: ReferralCardProps) {
  if (failed) {
    return (
      <Card title={words.title}>
        <LoadFailed onRetry={() => undefined}>{words.linkUnavailable}</LoadFailed>
      </Card>
    );
  }
  if (id === null) {
    return (
      <Card title={words.title}>
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      </Card>
    );
  }
  return <ReadyCard id={id} brand={brand} link={`${address}?ref=${encodeURIComponent(id)}`} />;
}

function ReadyCard({ id, brand, link }: { id: string; brand: string; link: string }) {
  const [isCodeShown, setCodeShown] = useState(false);
  const message = words.shareText({ brand, link });
  const subject = words.shareTitle({ brand });
  return (
    <Card title={words.title}>
      <Stack gap={8}>
        <CopyField
          label={words.link}
          hint={words.linkHint}
          value={link}
          copyText={words.copyLink}
          copiedText={words.linkCopied}
          failedText={words.copyFailed}
        />
        <CopyField
          label={words.id}
          hint={words.idHint}
          value={id}
          copyText={words.copyId}
          copiedText={words.idCopied}
        />
      </Stack>
      <Inline>
        <ButtonLink newTab href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
          {words.shareOnWhatsApp}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
        >
          {words.shareByEmail}
        </ButtonLink>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setCodeShown(true)}>
          {words.showQr}
        </Button>
      </Inline>
      <Dialog open={isCodeShown} onClose={() => setCodeShown(false)} title={words.qrTitle}>
        <Stack>
          <QrCode value={link} label={words.qrDescription({ link })} size={240} />
          <Text size="small" figures="mono">
            {link}
          </Text>
          <QrDownload value={link} fileName="link-de-indicacao" />
        </Stack>
      </Dialog>
    </Card>
  );
}
