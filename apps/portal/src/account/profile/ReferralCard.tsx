import { Button, Card, CopyField, CopyIcon, Inline, KeyValue, SkeletonText, TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf, type Query } from '../../shared/reads/stateOf.ts';
import { paths } from '../../shared/page/paths.ts';
import { ReferralShare } from './ReferralShare.tsx';

const messages = profileMessages.referral;

export interface ReferralCardProps {
  /** The member's id, which is also the referral id; null when unknown. */
  id: number | null;
  /** The referral link; null when unknown. */
  link: Query<string | null>;
}

/** The member's referral link and referral id, to copy or share. */
export function ReferralCard({ id, link }: ReferralCardProps) {
  return (
    <Card
      title={messages.title}
      actions={
        <TextLink look="standalone" href={paths.referrals}>
          {messages.network}
        </TextLink>
      }
    >
      {stateOf(link) === 'failed' && <NoLink />}
      <Read queries={[link]} failed={messages.linkUnavailable} skeleton={<SkeletonText lines={3} />}>
        {(address) => (address === null ? <NoLink /> : <ReferralShare link={address} />)}
      </Read>
      {id === null ? (
        <KeyValue items={[{ label: messages.id, value: emptyValue }]} />
      ) : (
        <CopyField
          look="line"
          label={messages.id}
          hint={messages.idHint}
          value={String(id)}
          copyText={messages.copyId}
          copiedText={messages.idCopied}
        />
      )}
    </Card>
  );
}

/** Replaces a link that could not be loaded or is unknown: `--` and a disabled copy button. */
function NoLink() {
  return (
    <>
      <KeyValue items={[{ label: messages.link, value: emptyValue }]} />
      <Inline>
        <Button variant="secondary" icon={<CopyIcon />} disabled>
          {messages.copyLink}
        </Button>
      </Inline>
    </>
  );
}
