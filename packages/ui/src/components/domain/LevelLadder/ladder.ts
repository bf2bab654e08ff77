import { levelNames, levelIndex } from '../LevelChip/levels.ts';

/**
 * The state of a rung relative to the member's level. `start` is the lowest rung once the member has passed it;
 * `unplaced` is every rung of a member whose level is not on the ladder.
 */
export type RungState = 'start' | 'reached' | 'current' | 'next' | 'ahead' | 'unplaced';

/** One level on the ladder. */
export interface Rung {
  /** The level's name, as in the API. */
  level: string;
  state: RungState;
}

/** The ladder relative to one level. */
export interface Ladder {
  /** All levels, lowest first. */
  rungs: readonly Rung[];
  /** The member's level when it is not on the ladder; otherwise null. */
  unknownLevel: string | null;
}

function rungState(index: number, current: number): RungState {
  if (index === current) return 'current';
  if (index > current) return index === current + 1 ? 'next' : 'ahead';
  return index === 0 ? 'start' : 'reached';
}

/** Number of visible rungs where not all fit. */
const collapsedCount = 3;

/**
 * Whether the rung at `index` is hidden while the ladder is collapsed: all except the member's level and its
 * neighbours. Without a level on the ladder, none.
 */
export function isCollapsed(rungs: readonly Rung[], index: number): boolean {
  const current = rungs.findIndex(({ state }) => state === 'current');
  if (current === -1) return false;
  const first = Math.min(Math.max(0, current - 1), Math.max(0, rungs.length - collapsedCount));
  return index < first || index >= first + collapsedCount;
}

/** The ladder for the level that the server names. */
export function ladderFrom(currentLevel: string): Ladder {
  const current = levelIndex(currentLevel);
  if (current === -1)
    return { rungs: levelNames.map((level) => ({ level, state: 'unplaced' })), unknownLevel: currentLevel.trim() };
  return { rungs: levelNames.map((level, index) => ({ level, state: rungState(index, current) })), unknownLevel: null };
}
