import { PasswordField, TextField } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { FormValues } from '../../shared/useFormValues.ts';
import type { RegistrationValues } from './registrationValues.ts';

export interface PersonFieldsProps {
  /** Values, errors and warnings of all fields. */
  form: FormValues<RegistrationValues>;
}

/** Who registers: name, e-mail, and the password twice. */
export function PersonFields({ form: { values, errors, set } }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={messages.name}
        autoComplete="name"
        required
        value={values.name}
        error={errors.name}
        onChange={(name) => set('name', name)}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        value={values.email}
        error={errors.email}
        onChange={(email) => set('email', email)}
      />
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        required
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(confirmation) => set('confirmation', confirmation)}
      />
    </>
  );
}
