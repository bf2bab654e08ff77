import { dropUnseen, trimUnseen } from '@raiz/ui/format';
import { credentialMessages as messages } from '@raiz/ui/messages/account';

/** The pattern that browsers use for e-mail fields. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * An e-mail as it is sent: without invisible characters, and a domain with accents in ASCII, as Chrome's e-mail fields
 * have it and the contract requires.
 */
export function sentEmail(typed: string): string {
  const email = dropUnseen(typed);
  const [, before, domain] = /^(.+@)([\p{L}\p{M}\d.-]+)$/u.exec(email) ?? [];
  if (before === undefined || domain === undefined || !/[^a-z\d.-]/i.test(domain)) return email;
  try {
    return before + new URL(`https://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Whether a text is an e-mail address. Ignores invisible characters. */
export function isEmail(value: string): boolean {
  return pattern.test(sentEmail(value));
}

/** Requires a visible name; blanks are not enough. */
export function nameError(name: string): string | undefined {
  return trimUnseen(name) === '' ? messages.nameMissing : undefined;
}

/** Requires an e-mail in a valid format. */
export function emailError(email: string): string | undefined {
  if (trimUnseen(email) === '') return messages.emailMissing;
  return isEmail(email) ? undefined : messages.emailInvalid;
}

/** Requires a password; blanks count as characters. */
export function passwordError(password: string, missing: string = messages.newPasswordMissing): string | undefined {
  return password === '' ? missing : undefined;
}

/** The texts of a repeated password. */
interface ConfirmationTexts {
  /** @default 'Repita a nova senha.' */
  missing?: string;
  /** The screen's error for two different passwords. */
  differ: string;
}

/** Requires the same password again. */
export function confirmationError(
  password: string,
  confirmation: string,
  texts: ConfirmationTexts,
): string | undefined {
  if (confirmation === '') return texts.missing ?? messages.newPasswordNotRepeated;
  return confirmation === password ? undefined : texts.differ;
}
