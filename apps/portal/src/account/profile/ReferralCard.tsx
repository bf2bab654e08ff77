import { Card, CopyField, Loading, SkeletonText } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { MissingLink } from './MissingLink.tsx';
import type { Load } from '../../shared/load.ts';

const messages = profileMessages.referral;

export interface ReferralCardProps {
  /** The member's id, which is the referral id (spec, section 3). */
  id: number;
  /** The referral link. */
  link: Load<string>;
}

/** The link and the id by which the member refers others, to be copied (spec, section 2). */
export function ReferralCard({ id, link }: ReferralCardProps) {
  return (
    <Card title={messages.title}>
      {link.state === 'loading' && (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {link.state === 'failed' && <MissingLink {...link} />}
      {link.state === 'ready' && (
        <CopyField
          label={messages.link}
          hint={messages.linkHint}
          value={link.data}
          copyText={messages.copyLink}
          copiedText={messages.linkCopied}
          failedText={messages.copyFailed}
        />
      )}
      <CopyField
        label={messages.id}
        hint={messages.idHint}
        value={String(id)}
        copyText={messages.copyId}
        copiedText={messages.idCopied}
      />
    </Card>
  );
}
