import { CheckboxField, TextLink } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';

export interface TermsFieldProps {
  checked: boolean;
  error: string | undefined;
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
