import type { Schemas } from '@raiz/api-client';
import { dropUnseen, trimUnseen } from '@raiz/ui/format';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/writes/useApiForm.ts';
import { confirmationError, emailError, nameError, passwordError } from '../shared/credentials.ts';

type Body = Schemas['Cadastro'];

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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The id in a pasted text with all or part of a referral link; null without one, or if its links
 * have different ids.
 */
export function referrerIdIn(text: string): string | null {
  // Twice: the link may itself be the parameter of another one.
  const plain = decoded(decoded(text));
  const found = plain.matchAll(/(?<![\p{L}\d_-])ref=\s*0*([1-9]\d*)(?![\p{L}\d_-]|[.,]\d)/giu);
  const ids = new Set(Array.from(found, ([, id]) => id));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}

/** Parses a referral id; null unless it is an integer from 1 (docs/api-decisions.md#ids). */
export function toSponsorId(digits: string): number | null {
  const id = Number(digits);
  return /^\d+$/.test(digits) && id >= 1 && Number.isSafeInteger(id) ? id : null;
}

function referrerIdError(digits: string): string | undefined {
  if (digits === '') return messages.referralIdMissing;
  return toSponsorId(digits) === null ? messages.sponsorNotFound : undefined;
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
    name: trimUnseen(values.name),
    email: dropUnseen(values.email),
    password: values.password,
    referrer_id: Number(values.referrer_id),
    termos_aceitos: true,
  };
}

/** The id of a referral link; `broken` when the link has an invalid one. */
export interface Referral {
  id: number | null;
  broken: boolean;
}

/**
 * Reads `ref` from the query (docs/specification.md#registration). Ignores blanks around the number
 * and leading zeros, which copying may add. An empty `ref` counts as none.
 */
export function readReferral(search: URLSearchParams): Referral {
  const text = search.get('ref')?.trim() ?? '';
  const id = toSponsorId(text);
  return { id, broken: text !== '' && id === null };
}
