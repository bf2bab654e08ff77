import { statusWords } from '../../messages/statusWords.ts';
import type { BadgeTone } from '../../theme/tokens.ts';

/** How a status is shown. */
export interface StatusLook {
  /** Colour and shape. */
  tone: BadgeTone;
  /** The word, or the raw value where there is none. */
  word: string;
}

/** The look of each value that is known; the sets of the contract are open, so there may be others. */
export type StatusLooks = Readonly<Record<string, StatusLook>>;

/**
 * The look of a value, whatever the server sends: an unknown one is neutral and shown as it came (spec, section 4). An
 * empty one gets a word, since a badge without any would be a grey dot.
 */
export function statusLook(looks: StatusLooks, value: string): StatusLook {
  const known = Object.hasOwn(looks, value) ? looks[value] : undefined;
  return known ?? { tone: 'unknown', word: value.trim() || statusWords.subscription.unknown };
}
