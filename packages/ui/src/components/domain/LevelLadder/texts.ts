import type { StatusWords } from '../StatusBadge/statusWords.ts';
import type { RungState } from './ladder.ts';

/** Texts of LevelLadder, such as `qualificationsMessages` of the message catalogue. */
export interface LevelLadderTexts {
  /** Accessible name of the list. */
  ladder: string;
  /** Names of the levels as the server sends them, lowest first. */
  levels: Readonly<Record<string, string>>;
  /** Marks the reader's level. */
  youAreHere: string;
  /** Where each of the other rungs stands. */
  rungWords: Readonly<Record<Exclude<RungState, 'current' | 'unplaced'>, string>>;
  /** Replaces an empty level. */
  unknownLevel: string;
  /** Accessible name of the list of what is missing for the next level. */
  nextStep: string;
}

/** The words that every part of the ladder needs. */
export interface LadderWords {
  /** Texts of the ladder. */
  texts: LevelLadderTexts;
  /** The word of every status, such as `statusWords` of the message catalogue. */
  statusWords: StatusWords;
}
