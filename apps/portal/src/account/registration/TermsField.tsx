import { CheckboxField, TextLink } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';

export interface TermsFieldProps {
  /** Whether the terms are accepted. */
  checked: boolean;
  /** Error of the field. */
  error: string | undefined;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/** Accepting the Terms of Use. The hint names e-mails: LGPD, art. 8, requires specific consent. */
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
