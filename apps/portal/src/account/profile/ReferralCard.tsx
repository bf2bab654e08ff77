import { Card, CopyField, Loading, SkeletonText, TextLink } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { MissingLink } from './MissingLink.tsx';
import { ReferralShare } from './ReferralShare.tsx';
import type { Load } from '../../shared/load.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';

const messages = profileMessages.referral;

export interface ReferralCardProps {
  /** The member's id, which is the referral id (spec, section 3). */
  id: number;
  /** The referral link. */
  link: Load<string>;
}

/** The link and the id by which the member refers others, to be copied or sent (spec, section 2). */
export function ReferralCard({ id, link }: ReferralCardProps) {
  useFocusAfterRetry(link.state === 'failed');
  return (
    <Card
      title={messages.title}
      actions={
        <TextLink look="standalone" href={paths.referrals}>
          {messages.network}
        </TextLink>
      }
    >
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
      {link.state === 'ready' && <ReferralShare link={link.data} />}
    </Card>
  );
}
