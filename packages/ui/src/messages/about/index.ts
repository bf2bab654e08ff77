import { listMessages, type ListedMessage, type MessageArea } from '../catalogue.ts';
import type { MessageCause } from './about.ts';
import { accountCauses } from './account.ts';
import { adminCauses } from './admin.ts';
import { globalCauses } from './global.ts';
import { learningCauses } from './learning.ts';
import { networkCauses } from './network.ts';
import { type MessagePlace, placeOf } from './places.ts';
import { subscriptionCauses } from './subscription.ts';
import type { MessageTone } from './tones.ts';
import { usualAbout } from './usual.ts';

/** What is told by hand, by area. It holds before the habits of the keys. */
export const causes: Readonly<Record<MessageArea, readonly MessageCause[]>> = {
  account: accountCauses,
  subscription: subscriptionCauses,
  network: networkCauses,
  learning: learningCauses,
  admin: adminCauses,
  global: globalCauses,
};

/** A message with what a designer asks about it. */
export interface MessageAbout extends ListedMessage {
  place: MessagePlace;
  /** When it is shown, as a sentence in Portuguese. */
  cause: string;
  tone: MessageTone;
}

/** How closely a key of a cause names a message: its length, or 0 when it names another. */
export function closeness(named: string, key: string): number {
  const fits = named.endsWith('.') ? key.startsWith(named) : key === named;
  // A whole key is closer than any beginning.
  return fits ? named.length + (named === key ? 1 : 0) : 0;
}

/** Tone and cause of a message: those told by hand for the closest key, else what its name says. */
function toldAbout(area: MessageArea, key: string): Pick<MessageAbout, 'tone' | 'cause'> | null {
  let closest: MessageCause | null = null;
  let best = 0;
  for (const told of causes[area]) {
    const close = Math.max(...told.keys.map((named) => closeness(named, key)));
    if (close > best) [closest, best] = [told, close];
  }
  return closest ?? usualAbout(key);
}

/**
 * Every message of the catalogue with its place, cause and tone, in the order of the catalogue. Throws with the name of
 * a message about which nothing is told: then a place or a cause is to be written.
 */
export function listMessagesAbout(): MessageAbout[] {
  return listMessages().map((message) => {
    const place = placeOf(message.area, message.key);
    const told = toldAbout(message.area, message.key);
    if (!place || !told) throw new Error(`Nothing is told about ${message.area}.${message.key}: see messages/about`);
    return { ...message, place, tone: told.tone, cause: told.cause };
  });
}
