import { Button, Inline, NumberField, Stack } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Ref } from 'react';
import type { BoundField } from '../../shared/form/FormField.tsx';
import type { RegistrationValues } from './registrationValues.ts';

export interface ReferralFieldProps {
  /** From `FormField`. */
  field: BoundField<RegistrationValues, 'referralId'>;
  /** The id came with a referral link: read-only. */
  fromLink: boolean;
  /** The referral link has no valid id. */
  brokenLink: boolean;
  /** The sponsor card is shown: read-only. */
  sponsorShown: boolean;
  /** No member has this id. */
  unknown: boolean;
  /** Clears and unlocks an id from a wrong link. */
  onUnlock: () => void;
  /** For moving the focus to the field. */
  ref: Ref<HTMLInputElement>;
}

/** The referral id, editable unless it came with a link or the sponsor card is shown. */
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
