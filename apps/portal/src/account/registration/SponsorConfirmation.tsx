import { Button, Inline, SponsorCard, Stack, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { registrationMessages } from '@raiz/ui/messages/account';
import type { Sponsor } from './findSponsor.ts';

const messages = registrationMessages.sponsor;

export interface SponsorConfirmationProps {
  /** The sponsor found. */
  sponsor: Sponsor;
  /** The registration is under way. */
  busy: boolean;
  /** Alterar. */
  onChange: () => void;
}

/** The card 'Dados do indicador', inside the form: Confirmar submits it. */
export function SponsorConfirmation({ sponsor, busy, onChange }: SponsorConfirmationProps) {
  const { name, email, phone } = sponsor;
  return (
    <SponsorCard
      title={messages.title}
      name={name ?? ''}
      items={[
        { label: messages.name, value: name || emptyValue },
        { label: messages.email, value: email || emptyValue },
        ...(phone ? [{ label: messages.phone, value: phone }] : []),
      ]}
      takeFocus
      actions={
        <Stack gap={12}>
          <Text>{messages.question}</Text>
          <Inline>
            <Button variant="secondary" disabled={busy} onClick={onChange}>
              {messages.change}
            </Button>
            <Button type="submit" busy={busy} busyLabel={registrationMessages.registering}>
              {messages.confirm}
            </Button>
          </Inline>
        </Stack>
      }
    />
  );
}
