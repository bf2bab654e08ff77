import { CheckboxField, TextLink } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';

export interface TermsFieldProps {
  /** Whether the terms are accepted. */
  checked: boolean;
  /** Said when the form was sent without them. */
  error: string | undefined;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/** Accepting the Terms of Use. A sentence of its own names the e-mails, since consent to them must be specific (LGPD, art. 8). */
export function TermsField({ checked, error, onChange }: TermsFieldProps) {
  return (
    <CheckboxField
      required
      checked={checked}
      error={error}
      onChange={onChange}
      hint={messages.termsConsent}
      label={
        <>
          {messages.acceptTermsBefore}{' '}
          <TextLink href={paths.terms} newTab>
            {messages.termsLink}
          </TextLink>
        </>
      }
    />
  );
}
