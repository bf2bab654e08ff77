import type { Received } from '@raiz/api-client';
import { Card, KeyValue, SkeletonText, SponsorCard, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { EmailLink } from '../../shared/member/EmailLink.tsx';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf, type Query } from '../../shared/reads/stateOf.ts';

const messages = profileMessages.sponsor;

export interface MySponsorCardProps {
  /** The member's sponsor. */
  sponsor: Query<Received<'MeuIndicador'>>;
}

/** The member's sponsor; `--` for facts that could not be loaded. */
export function MySponsorCard({ sponsor }: MySponsorCardProps) {
  if (sponsor.data && (sponsor.data.name || sponsor.data.email)) {
    const { name, email } = sponsor.data;
    return <SponsorCard title={messages.title} name={name ?? ''} items={factsOf(name, email)} />;
  }
  return (
    <Card title={messages.title}>
      {stateOf(sponsor) === 'failed' && <KeyValue items={factsOf(null, null)} />}
      <Read
        queries={[sponsor]}
        failed={messages.unavailable}
        loadingText={messages.loading}
        skeleton={<SkeletonText lines={2} />}
      >
        {() => <Text tone="muted">{messages.none}</Text>}
      </Read>
    </Card>
  );
}

function factsOf(name: string | null, email: string | null) {
  return [
    { label: messages.name, value: name || emptyValue },
    { label: messages.email, value: <EmailLink address={email} /> },
  ];
}
