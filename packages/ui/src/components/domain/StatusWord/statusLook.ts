import type { BadgeTone } from '../../../theme/tokens.ts';
import type { KnownTones } from './knownTones.ts';
import type { OpenWords } from './statusWords.ts';

/** How a status is shown. */
export interface StatusLook {
  /** Colour and shape. */
  tone: BadgeTone;
  /** The word, or the raw value where there is none. */
  word: string;
}

/**
 * The look of a value of an open set: an unknown one is neutral and shown unchanged
 * (docs/api-decisions.md#open-values).
 * @param emptyWord shown for an empty value
 */
export function statusLook(tones: KnownTones, words: OpenWords, value: string, emptyWord: string): StatusLook {
  const tone = Object.hasOwn(tones, value) ? tones[value] : undefined;
  if (tone === undefined) return { tone: 'unknown', word: value.trim() || emptyWord };
  return { tone, word: words[value] ?? value };
}
