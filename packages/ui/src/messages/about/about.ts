import type { MessageTone } from './tones.ts';

/** When some messages are shown, and in which tone: one cause for many keys, where they share it. */
export interface MessageCause {
  tone: MessageTone;
  /** When they are shown, as a sentence in Portuguese for designers. */
  cause: string;
  /** Keys in their area, such as `login.failed`; a key that ends in `.` stands for all below it. */
  keys: readonly string[];
}

/** Writes a group of messages that share tone and cause; `keys` are separated by blanks. */
export function shown(tone: MessageTone, cause: string, keys: string): MessageCause {
  return { tone, cause, keys: keys.trim().split(/\s+/) };
}
