import { wholeNumber } from '../page/ids.ts';
import { readInvitation } from '../page/sentLinks.ts';
import { deviceStorage } from '../storage.ts';

const key = 'invitation';

/** How long an invitation is remembered, in milliseconds: 30 days. */
const life = 30 * 24 * 60 * 60 * 1000;

/** Remembers the invitation in the query of an opened address. One without an id keeps the older one. */
export function noteInvitation(search: string): void {
  const { id } = readInvitation(search);
  if (id !== null) deviceStorage.write(key, `${id} ${Date.now()}`);
}

/** The sponsor's id of the remembered invitation, or null. */
export function rememberedInvitation(): number | null {
  const [id, at] = (deviceStorage.read(key) ?? '').split(' ').map((text) => wholeNumber(text));
  // Also after the clock was set back.
  return id && at && Math.abs(Date.now() - at) < life ? id : null;
}

/** Forgets the invitation: it was used, or the visitor names another sponsor. */
export function forgetInvitation(): void {
  deviceStorage.write(key, null);
}
