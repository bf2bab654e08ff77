import { profileMessages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';

const messages = profileMessages.password;

/** The values of the password form. */
export interface PasswordValues {
  current: string;
  password: string;
  confirmation: string;
}

/** All three are required, and the new passwords must match. */
export const checkPassword: Check<PasswordValues> = ({ current, password, confirmation }) => {
  const different = confirmation === password ? undefined : messages.passwordsDiffer;
  return {
    current: current === '' ? messages.currentPasswordMissing : undefined,
    password: password === '' ? messages.newPasswordMissing : undefined,
    confirmation: confirmation === '' ? messages.confirmNewPasswordMissing : different,
  };
};
