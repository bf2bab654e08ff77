import { qualificationsMessages } from '../../messages/network/qualifications.ts';

/**
 * Where a rung stands from the reader's place. `start` is the foot of the ladder once it is left behind; `unplaced` says
 * nothing, where the reader's own level is not on the ladder.
 */
export type RungState = 'start' | 'reached' | 'current' | 'next' | 'ahead' | 'unplaced';

/** One level on the ladder. */
export interface Rung {
  /** The level's name as the API writes it. */
  level: string;
  state: RungState;
}

/** The ladder as seen from one level. */
export interface Ladder {
  /** All nine levels, lowest first. */
  rungs: readonly Rung[];
  /** The reader's level when it is none of the nine: shown as it came, beside a ladder that claims nothing. */
  stray: string | null;
}

/** Qualification levels in their order (spec, section 4). */
const levels: readonly string[] = Object.values(qualificationsMessages.levels);

function stateOf(place: number, current: number): RungState {
  if (place === current) return 'current';
  if (place > current) return place === current + 1 ? 'next' : 'ahead';
  return place === 0 ? 'start' : 'reached';
}

/** The ladder for the level the server names; blanks around it and case do not matter. */
export function ladderFrom(currentLevel: string): Ladder {
  const name = currentLevel.trim();
  const current = levels.findIndex((level) => level.toLowerCase() === name.toLowerCase());
  if (current === -1) return { rungs: levels.map((level) => ({ level, state: 'unplaced' })), stray: name };
  return { rungs: levels.map((level, place) => ({ level, state: stateOf(place, current) })), stray: null };
}
