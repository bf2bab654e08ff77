import { personKey, tabMemory } from '../../shared/storage.ts';
import { sentEmail } from './credentials.ts';

const key = personKey('draft', 'visitor', 'email');

/** Carries an e-mail to the next page with a login or a recovery, so that it is typed once (WCAG 3.3.7). */
export function carryEmail(email: string): void {
  tabMemory.write(key, sentEmail(email));
}

/**
 * The carried e-mail, or an empty text. In the memory of the tab until a login: in the address or in the
 * history others would read it.
 */
export function carriedEmail(): string {
  return tabMemory.read(key) ?? '';
}
