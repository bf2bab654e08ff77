import { loginMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';
import { isEmail } from '../shared/email.ts';

/** What the login form holds. */
export interface LoginValues {
  email: string;
  password: string;
}

/** E-mail and password are required (spec, section 5). */
export const checkLogin: Check<LoginValues> = ({ email, password }) => ({
  email: email.trim() === '' ? messages.emailMissing : isEmail(email) ? undefined : messages.emailInvalid,
  password: password === '' ? messages.passwordMissing : undefined,
});
