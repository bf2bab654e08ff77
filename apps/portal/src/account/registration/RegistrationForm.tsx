import { failureText } from '@raiz/api-client';
import { Button, Form, Notice } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { useRef } from 'react';
import { FormField } from '../../shared/form/FormField.tsx';
import { isUnknownSponsor, sponsorFailure } from './findSponsor.ts';
import { PersonFields } from './PersonFields.tsx';
import { ReferralField } from './ReferralField.tsx';
import { checkRegistration } from './registrationValues.ts';
import { SponsorConfirmation } from './SponsorConfirmation.tsx';
import { TermsField } from './TermsField.tsx';
import type { Registration } from './useRegistration.ts';

/** The form. Once the sponsor is found, the sponsor card replaces the submit button. */
export function RegistrationForm(props: Registration) {
  const { control, lookup, registration, fromLink, brokenLink, submit, forgetSponsor, changeSponsor } = props;
  const referralField = useRef<HTMLInputElement>(null);
  const registering = registration.busy;
  const unknownSponsor = lookup.status === 'error' && isUnknownSponsor(lookup.error);

  function change() {
    // The button that had the focus goes away with the card.
    referralField.current?.focus();
    changeSponsor();
  }

  return (
    <Form busy={lookup.busy || registering} onSubmit={submit}>
      <PersonFields control={control} />
      <FormField control={control} check={checkRegistration} name="referralId">
        {({ onChange, ...field }) => (
          <ReferralField
            ref={referralField}
            field={{
              ...field,
              onChange(digits) {
                forgetSponsor();
                onChange(digits);
              },
            }}
            fromLink={fromLink}
            brokenLink={brokenLink}
            sponsorShown={lookup.status === 'success'}
            unknown={unknownSponsor}
            onUnlock={change}
          />
        )}
      </FormField>
      <FormField control={control} check={checkRegistration} name="terms">
        {({ value, error, onChange }) => <TermsField checked={value} error={error} onChange={onChange} />}
      </FormField>
      {lookup.status === 'error' && !unknownSponsor && <Notice tone="danger">{sponsorFailure(lookup.error)}</Notice>}
      {lookup.status === 'success' ? (
        <SponsorConfirmation sponsor={lookup.data} busy={registering} onChange={change} />
      ) : (
        <Button type="submit" block busy={lookup.busy} busyLabel={messages.lookingUpSponsor}>
          {messages.register}
        </Button>
      )}
      {registration.status === 'error' && (
        <Notice tone="danger">
          {failureText(registration.error, { fallback: messages.failed, connection: messages.connectionFailed })}
        </Notice>
      )}
    </Form>
  );
}
