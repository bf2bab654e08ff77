import type { Schemas } from '@raiz/api-client';
import { Card, KeyValue, LoadFailed, Loading, SkeletonText, SponsorCard, Text, TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { mailtoHref } from '../shared/email.ts';
import type { Load } from '../../shared/load.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';

const messages = profileMessages.sponsor;

export interface MySponsorCardProps {
  /** Who invited this member; a failure shows its sentence and a way to try again. */
  load: Load<Schemas['MeuIndicador']>;
}

/** Who referred the member (spec, section 2). What could not be read is `--` (operations.md, section 2). */
export function MySponsorCard({ load }: MySponsorCardProps) {
  useFocusAfterRetry(load.state === 'failed');
  if (load.state === 'ready' && (load.data.name || load.data.email)) return <KnownSponsor {...load.data} />;
  return (
    <Card title={messages.title}>
      <SponsorAbsent load={load} />
    </Card>
  );
}

/** What stands in the card while no sponsor is known: not read yet, not readable, or none there is. */
function SponsorAbsent({ load }: MySponsorCardProps) {
  if (load.state === 'ready') return <Text tone="muted">{messages.none}</Text>;
  if (load.state === 'loading') {
    return (
      <Loading text={messages.loading}>
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  return (
    <>
      <KeyValue items={factsOf(null, null)} />
      <LoadFailed onRetry={load.retry} busy={load.retrying}>
        {load.message}
      </LoadFailed>
    </>
  );
}

function KnownSponsor({ name, email }: Schemas['MeuIndicador']) {
  return <SponsorCard title={messages.title} name={name ?? ''} items={factsOf(name, email)} />;
}

function factsOf(name: string | null | undefined, email: string | null | undefined) {
  return [
    { label: messages.name, value: name || emptyValue },
    { label: messages.email, value: email ? <EmailAddress email={email} /> : emptyValue },
  ];
}

function EmailAddress({ email }: { email: string }) {
  const href = mailtoHref(email);
  return href === null ? email : <TextLink href={href}>{email}</TextLink>;
}
