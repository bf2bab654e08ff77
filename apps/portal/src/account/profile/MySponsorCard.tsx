import type { Received } from '@raiz/api-client';
import { Card, KeyValue, SkeletonText, SponsorCard, Text, TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import type { Load } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { useFocusAfterRetry } from '../../shared/reads/useFocusAfterRetry.ts';
import { mailtoHref } from '../shared/credentials.ts';

const messages = profileMessages.sponsor;

export interface MySponsorCardProps {
  /** The member's sponsor. */
  load: Load<Received<'MeuIndicador'>>;
}

/** The member's sponsor; `--` for facts that could not be loaded. */
export function MySponsorCard({ load }: MySponsorCardProps) {
  // A retry may replace the whole card.
  useFocusAfterRetry(load.state === 'failed');
  if (load.state === 'ready' && (load.data.name || load.data.email)) {
    const { name, email } = load.data;
    return <SponsorCard title={messages.title} name={name ?? ''} items={factsOf(name, email)} />;
  }
  return (
    <Card title={messages.title}>
      {load.state === 'failed' && <KeyValue items={factsOf(null, null)} />}
      <Loaded load={load} loadingText={messages.loading} skeleton={<SkeletonText lines={2} />}>
        {() => <Text tone="muted">{messages.none}</Text>}
      </Loaded>
    </Card>
  );
}

function factsOf(name: string | null, email: string | null) {
  return [
    { label: messages.name, value: name || emptyValue },
    { label: messages.email, value: email ? <EmailAddress email={email} /> : emptyValue },
  ];
}

function EmailAddress({ email }: { email: string }) {
  const href = mailtoHref(email);
  return href === null ? email : <TextLink href={href}>{email}</TextLink>;
}
