import { Button, Inline, NumberField, Stack } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Ref } from 'react';
import type { FormValues } from '../../shared/useFormValues.ts';
import type { RegistrationValues } from './registrationValues.ts';

export interface ReferralFieldProps {
  /** Values, errors and warnings of all fields. */
  form: FormValues<RegistrationValues>;
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
  form: { values, errors, set },
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
        ref={ref}
        label={messages.referralId}
        hint={hint}
        required
        readOnly={fromLink || sponsorShown}
        value={values.referralId}
        error={errors.referralId ?? (unknown ? messages.sponsorNotFound : undefined)}
        onChange={(digits) => set('referralId', digits)}
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
