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
  /** Button that shows all rungs where only those around the reader's level are shown. */
  showAllLevels: string;
  /** Button that shows only the rungs around the reader's level again. */
  showFewerLevels: string;
}
