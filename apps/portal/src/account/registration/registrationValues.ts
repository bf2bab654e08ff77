import type { Schemas } from '@raiz/api-client';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';
import { isEmail } from '../shared/email.ts';

/** The values of the registration form. */
export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  /** Digits only. */
  referralId: string;
  terms: boolean;
}

/** An empty form, except for the id of a referral link. */
export function emptyRegistration(referralId: string): RegistrationValues {
  return { name: '', email: '', password: '', confirmation: '', referralId, terms: false };
}

/** Parses a referral id; null unless it is an integer from 1 (docs/api-decisions.md#ids). */
export function toSponsorId(digits: string): number | null {
  const id = Number(digits);
  return digits !== '' && id >= 1 && Number.isSafeInteger(id) ? id : null;
}

function emailError(email: string): string | undefined {
  if (email.trim() === '') return messages.emailMissing;
  return isEmail(email) ? undefined : messages.emailInvalid;
}

function confirmationError(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return messages.confirmPasswordMissing;
  return confirmation === password ? undefined : messages.passwordsDiffer;
}

function referralIdError(digits: string): string | undefined {
  if (digits === '') return messages.referralIdMissing;
  return toSponsorId(digits) === null ? messages.sponsorNotFound : undefined;
}

/** Everything is required, the passwords must match, and the terms must be accepted. */
export const checkRegistration: Check<RegistrationValues> = (values) => ({
  name: values.name.trim() === '' ? messages.nameMissing : undefined,
  email: emailError(values.email),
  password: values.password === '' ? messages.passwordMissing : undefined,
  confirmation: confirmationError(values.password, values.confirmation),
  referralId: referralIdError(values.referralId),
  terms: values.terms ? undefined : messages.termsNotAccepted,
});

/** The request body (docs/api-decisions.md#registermember). */
export function toRegistrationBody(values: RegistrationValues, sponsorId: number): Schemas['Cadastro'] {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    referrer_id: sponsorId,
    termos_aceitos: true,
  };
}
