/**
 * The e-mail from the previous page, or an empty string, so that it is not typed twice (WCAG
 * 3.3.7). It is in the navigation state and never in the address.
 */
export function readCarriedEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : undefined;
  return typeof email === 'string' ? email : '';
}
