import { PasswordField, TextField } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Control } from 'react-hook-form';
import { FormField } from '../../shared/form/FormField.tsx';
import { checkRegistration, type RegistrationValues } from './registrationValues.ts';

export interface PersonFieldsProps {
  /** Of the registration form. */
  control: Control<RegistrationValues>;
}

/** Name, e-mail, and the password twice. */
export function PersonFields({ control }: PersonFieldsProps) {
  const bound = { control, check: checkRegistration };
  return (
    <>
      <FormField {...bound} name="name">
        {(field) => <TextField {...field} label={messages.name} autoComplete="name" required />}
      </FormField>
      <FormField {...bound} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="email" required />}
      </FormField>
      <FormField {...bound} name="password">
        {(field) => <PasswordField {...field} label={messages.password} autoComplete="new-password" required />}
      </FormField>
      <FormField {...bound} name="confirmation">
        {(field) => <PasswordField {...field} label={messages.confirmPassword} autoComplete="new-password" required />}
      </FormField>
    </>
  );
}
