/** The pattern by which browsers judge an e-mail field, so that the form's own sentence says what the browser would. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Whether a text has the form of an e-mail address (spec, section 5). Blanks around it do not count. */
export function isEmail(value: string): boolean {
  return pattern.test(value.trim());
}

/** A `mailto:` address for an e-mail out of someone's data, or null when it is none; nothing in it can add headers to the mail. */
export function mailtoHref(email: string): string | null {
  return isEmail(email) ? `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}` : null;
}
