/**
 * The e-mail that the page before handed over in the history entry, so that nobody types it twice (WCAG 3.3.7);
 * an empty text when there is none. It never stands in the address.
 */
export function readCarriedEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : undefined;
  return typeof email === 'string' ? email : '';
}
