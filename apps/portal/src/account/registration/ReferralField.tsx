import { Button, Inline, NumberField, Stack } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Ref } from 'react';
import type { BoundField } from '../../shared/form/FormField.tsx';
import type { RegistrationValues } from './registrationValues.ts';

export interface ReferralFieldProps {
  /** The field of the form: value, error, and what to call on change. */
  field: BoundField<RegistrationValues, 'referralId'>;
  /** The id came with a link and is not to be edited. */
  fromLink: boolean;
  /** The link that was opened carries no number that could be an id. */
  brokenLink: boolean;
  /** The sponsor's card is shown, which locks the id. */
  sponsorShown: boolean;
  /** The server knows nobody with this id. */
  unknown: boolean;
  /** Clears and unlocks the id: the way out of a link with a wrong one. */
  onUnlock: () => void;
  /** The field itself, to lead the focus to it. */
  ref: Ref<HTMLInputElement>;
}

/** The referral id, editable unless a link or the sponsor's card fixes it (spec, sections 2 and 5). */
export function ReferralField({
  field,
  fromLink,
  brokenLink,
  sponsorShown,
  unknown,
  onUnlock,
  ref,
}: ReferralFieldProps) {
  const hint = fromLink
    ? messages.referralIdFromLink
    : sponsorShown
      ? messages.referralIdLocked
      : brokenLink
        ? messages.referralIdBrokenLink
        : messages.referralIdHint;
  return (
    <Stack gap={8}>
      <NumberField
        {...field}
        ref={ref}
        label={messages.referralId}
        hint={hint}
        required
        readOnly={fromLink || sponsorShown}
        error={field.error ?? (unknown ? messages.sponsorNotFound : undefined)}
      />
      {fromLink && unknown && (
        <Inline>
          <Button variant="secondary" size="small" onClick={onUnlock}>
            {messages.sponsor.change}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
