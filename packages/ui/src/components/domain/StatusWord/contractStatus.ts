import { emptyValue } from '../../../format/emptyValue.ts';
import { knownTones } from './knownTones.ts';
import { statusLook, type StatusLook } from './statusLook.ts';
import type { StatusWords } from './statusWords.ts';

/** A status of the contract: the kind decides which values are known. */
export interface ContractStatus {
  /**
   * `person`: the subscription of a member of the reader's network. `payment` and `withdrawal`:
   * money. `progress`: what is missing for the next qualification level.
   */
  kind: keyof typeof knownTones;
  /**
   * The value as the server sends it; an unknown one is neutral and shown unchanged, null as `--`.
   */
  status: string | null;
  /** The word of every status, such as `statusWords` of the message catalogue. */
  words: StatusWords;
}

/** Word and tone of a status of the contract. */
export function lookOf({ kind, status, words }: ContractStatus): StatusLook {
  if (status === null) return { tone: 'unknown', word: emptyValue };
  return statusLook(knownTones[kind], words[kind], status, words.unknown);
}
