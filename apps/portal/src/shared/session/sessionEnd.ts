import { session } from '@raiz/api-client';
import { wholeNumber } from '../page/ids.ts';
import { deviceStorage, forgetPerson, tabMemory, tabStorage } from '../storage.ts';

const expiredKey = 'expired';
const memberKey = 'member';

/** Instead of the id of a person who has logged out. */
export const nobody = 0;

/** The session has expired, and storage is blocked. */
let expired = false;
let member = wholeNumber(tabStorage.read(memberKey));

function noteExpired(value: boolean): void {
  const isStored = deviceStorage.write(expiredKey, value ? '1' : null);
  expired = value && !isStored;
}

/** Records whose session this tab shows; null for a new tab. */
export function noteMember(id: number | null): void {
  member = id;
  tabStorage.write(memberKey, id === null ? null : String(id));
}

/** Id of the last person whose session this tab has shown; null when unknown, `nobody` after "Sair". */
export function memberOfTab(): number | null {
  return member;
}

/** Whether the last session ended by itself, here or in another tab. Otherwise the person logged out. */
export function hasExpired(): boolean {
  return expired || deviceStorage.read(expiredKey) !== null;
}

/**
 * Ends a session that the server rejects. What the person typed and where they were stays, for this person only.
 * @param only The rejected token; a newer session goes on.
 * @returns whether a session ended
 */
export function expireSession(only?: string): boolean {
  const before = hasExpired();
  // Before anybody notices the end.
  noteExpired(true);
  const hasEnded = session.end(only);
  if (!hasEnded) noteExpired(before);
  return hasEnded;
}

/** "Sair": ends the session, and removes what this browser keeps about the person, or for null about everyone. */
export function leaveSession(owner: number | null): void {
  noteExpired(false);
  session.end();
  forgetPerson(deviceStorage, owner);
}

/** Whether what is typed in a form may be stored, by the token with which the form opened. */
export function mayStore(token: string | null): boolean {
  const now = session.token();
  return now === token || (now === null && hasExpired());
}

/** Removes what this tab keeps about a person who logged out, here or in another tab. */
function forgetTab(): void {
  if (session.token() !== null || hasExpired()) return;
  member = nobody;
  tabStorage.removeAll(() => true);
  tabMemory.removeAll(() => true);
}

// The list of all that ends with a session is in storage.ts; what modules keep in memory they forget themselves.
session.subscribe((token) => {
  if (token === null) return forgetTab();
  noteExpired(false);
  if (member === nobody) member = null;
  forgetPerson(tabMemory, 'visitor');
});

// They logged out in another tab while this one was elsewhere, such as at the provider's checkout.
if (member !== null) forgetTab();
