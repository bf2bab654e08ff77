/** The pattern that browsers use for e-mail fields. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Whether a text is an e-mail address. Ignores blanks around it. */
export function isEmail(value: string): boolean {
  return pattern.test(value.trim());
}

/** A `mailto:` address without further headers, or null when the text is not an e-mail address. */
export function mailtoHref(email: string): string | null {
  return isEmail(email) ? `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}` : null;
}
