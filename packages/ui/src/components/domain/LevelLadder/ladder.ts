import { levelNames, levelPlace } from '../LevelChip/levels.ts';

/**
 * Where a rung stands, seen from the reader's level. `start` is the lowest rung once the reader has
 * passed it; `unplaced` is every rung of a reader whose level is not on the ladder.
 */
export type RungState = 'start' | 'reached' | 'current' | 'next' | 'ahead' | 'unplaced';

/** One level on the ladder. */
export interface Rung {
  /** The level's name as the API writes it. */
  level: string;
  state: RungState;
}

/** The ladder, seen from one level. */
export interface Ladder {
  /** All levels, lowest first. */
  rungs: readonly Rung[];
  /** The reader's level when it is not on the ladder, shown beside it; otherwise null. */
  stray: string | null;
}

function rungState(place: number, current: number): RungState {
  if (place === current) return 'current';
  if (place > current) return place === current + 1 ? 'next' : 'ahead';
  return place === 0 ? 'start' : 'reached';
}

/** Number of rungs shown where there is no room for all. */
const foldedCount = 3;

/**
 * Whether the rung at `place` is hidden while the ladder is folded: all but the reader's level and
 * its neighbours. Without a level on the ladder, none.
 */
export function isFolded(rungs: readonly Rung[], place: number): boolean {
  const current = rungs.findIndex(({ state }) => state === 'current');
  if (current === -1) return false;
  const first = Math.min(Math.max(0, current - 1), Math.max(0, rungs.length - foldedCount));
  return place < first || place >= first + foldedCount;
}

/** The ladder for the level that the server names. */
export function ladderFrom(currentLevel: string): Ladder {
  const current = levelPlace(currentLevel);
  if (current === -1)
    return { rungs: levelNames.map((level) => ({ level, state: 'unplaced' })), stray: currentLevel.trim() };
  return { rungs: levelNames.map((level, place) => ({ level, state: rungState(place, current) })), stray: null };
}
