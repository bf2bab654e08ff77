import type { Schemas } from '@raiz/api-client';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';
import { isEmail } from '../shared/email.ts';

/** What the registration form holds. */
export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  /** As typed, digits only. */
  referralId: string;
  terms: boolean;
}

/** A form nobody has filled in, but for the id that came with a link. */
export function emptyRegistration(referralId: string): RegistrationValues {
  return { name: '', email: '', password: '', confirmation: '', referralId, terms: false };
}

/** The id as the API takes it, or null for digits that can be nobody's: ids are integers from 1 (operations.md, G2). */
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

/** Everything is required, the passwords must match, the terms must be accepted (spec, section 5). */
export const checkRegistration: Check<RegistrationValues> = (values) => ({
  name: values.name.trim() === '' ? messages.nameMissing : undefined,
  email: emailError(values.email),
  password: values.password === '' ? messages.passwordMissing : undefined,
  confirmation: confirmationError(values.password, values.confirmation),
  referralId: referralIdError(values.referralId),
  terms: values.terms ? undefined : messages.termsNotAccepted,
});

/** What is sent: exactly the five fields of the spec (section 3). */
export function toRegistrationBody(values: RegistrationValues, sponsorId: number): Schemas['Cadastro'] {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    referrer_id: sponsorId,
    termos_aceitos: true,
  };
}
