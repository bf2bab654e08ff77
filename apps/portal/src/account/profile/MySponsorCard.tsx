import type { Received } from '@raiz/api-client';
import { Card, SkeletonText, SponsorCard, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { EmailLink } from '../../shared/member/EmailLink.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import type { QueryResult } from '../../shared/reads/stateOf.ts';

const messages = profileMessages.sponsor;

export interface MySponsorCardProps {
  /** The member's sponsor. */
  sponsor: QueryResult<Received<'MeuIndicador'>>;
}

/** The member's sponsor. */
export function MySponsorCard({ sponsor }: MySponsorCardProps) {
  if (sponsor.data && (sponsor.data.name || sponsor.data.email)) {
    const { name, email } = sponsor.data;
    return <SponsorCard title={messages.title} name={name ?? ''} items={factsOf(name, email)} />;
  }
  return (
    <Card title={messages.title}>
      <QueryBoundary
        queries={[sponsor]}
        failed={messages.unavailable}
        tone="warning"
        loadingText={messages.loading}
        skeleton={<SkeletonText lines={2} />}
      >
        {() => <Text tone="muted">{messages.none}</Text>}
      </QueryBoundary>
    </Card>
  );
}

function factsOf(name: string | null, email: string | null) {
  return [
    { label: messages.name, value: name || emptyValue },
    { label: messages.email, value: <EmailLink address={email} /> },
  ];
}
