import type { Sent } from '@raiz/api-client';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { wholeNumber } from '../../shared/page/ids.ts';
import { readInvitation } from '../../shared/session/invitation.ts';
import type { Check } from '../../shared/writes/useApiForm.ts';
import { confirmationError, emailError, nameError, passwordError, sentEmail } from '../shared/credentials.ts';

type Body = Sent<'Cadastro'>;

/** The values of the registration form. */
export interface RegistrationValues extends Pick<Body, 'name' | 'email' | 'password'> {
  confirmation: string;
  /** Digits, or a pasted text without a usable number. */
  referrer_id: string;
  termos_aceitos: boolean;
}

/** An empty form, except for the id of a referral link. */
export function emptyRegistration(referrerId: string): RegistrationValues {
  return { name: '', email: '', password: '', confirmation: '', referrer_id: referrerId, termos_aceitos: false };
}

/**
 * The id in a pasted text with a referral link; the text itself when its link has no usable id, null without a link.
 */
export function referrerIdIn(text: string): string | null {
  const { id, broken } = readInvitation(/[?&]ref=.*/is.exec(text)?.[0] ?? '');
  if (id !== null) return String(id);
  return broken ? text : null;
}

function referrerIdError(digits: string): string | undefined {
  if (digits === '') return messages.referralIdMissing;
  return wholeNumber(digits) === null ? messages.sponsorNotFound : undefined;
}

/** Everything is required, the passwords must match, and the terms must be accepted. */
export const checkRegistration: Check<RegistrationValues> = (values) => ({
  name: nameError(values.name),
  email: emailError(values.email),
  password: passwordError(values.password, messages.passwordMissing),
  confirmation: confirmationError(values.password, values.confirmation, {
    missing: messages.confirmPasswordMissing,
    differ: messages.passwordsDiffer,
  }),
  referrer_id: referrerIdError(values.referrer_id),
  termos_aceitos: values.termos_aceitos ? undefined : messages.termsNotAccepted,
});

/** The request body (docs/api-decisions.md#registermember). */
export function toRegistrationBody(values: RegistrationValues): Body {
  return {
    name: values.name,
    email: sentEmail(values.email),
    password: values.password,
    referrer_id: Number(values.referrer_id),
    termos_aceitos: true,
  };
}
