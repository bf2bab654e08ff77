import { type Level, levels } from '../core/check.ts';
import type { Outcome, Run } from '../core/run.ts';
import { count } from './summary.ts';

/** The checks of one level in a run. */
export interface LevelPart {
  level: Level;
  outcomes: Outcome[];
  /** How long its checks took. */
  seconds: number;
}

function isLevel(name: string): name is Level {
  return name in levels;
}

/** The levels of a run that had checks, in their order. */
export function levelParts({ outcomes }: Pick<Run, 'outcomes'>): LevelPart[] {
  return Object.keys(levels)
    .filter(isLevel)
    .map((level) => {
      const own = outcomes.filter(({ check }) => check.level === level);
      return { level, outcomes: own, seconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000 };
    })
    .filter((part) => part.outcomes.length > 0);
}

/** "shape: 246 checks in 4.1 s" for each level. */
export function levelTimes(run: Run): string[] {
  return levelParts(run).map(
    ({ level, outcomes, seconds }) => `${level}: ${count(outcomes.length, 'check')} in ${seconds.toFixed(1)} s`,
  );
}
