import { loginMessages as messages } from '@raiz/ui/messages/account';
import { isEmail } from '../shared/email.ts';

/** The values of the login form. */
export interface LoginValues {
  email: string;
  password: string;
}

/** The error of each field; undefined for a valid one. */
export type LoginErrors = Partial<Record<keyof LoginValues, string | undefined>>;

/** E-mail and password are required. */
export function checkLogin({ email, password }: LoginValues): LoginErrors {
  return {
    email: email.trim() === '' ? messages.emailMissing : isEmail(email) ? undefined : messages.emailInvalid,
    password: password === '' ? messages.passwordMissing : undefined,
  };
}
