import type { Figure } from '../figures.ts';
import type { Outcome } from './visitor.ts';

/** Collects what is measured of one subject under one condition. */
export interface Measures {
  time: (step: string, outcome: Outcome) => void;
  /** Notes how long a fixed piece of work took, once for each visit. */
  gauge: (milliseconds: number) => void;
  size: (step: string, unit: 'MB' | 'count', value: number) => void;
  figures: () => Figure[];
}

/**
 * Starts a collection. Each time that is noted brings the work of the main thread and the longest
 * task of the same step along.
 */
export function measuresOf(group: string, subject: string): Measures {
  const values = new Map<string, { unit: Figure['unit']; values: number[] }>();
  function note(step: string, unit: Figure['unit'], value: number) {
    const known = values.get(step) ?? { unit, values: [] };
    known.values.push(value);
    values.set(step, known);
  }
  return {
    time(step, { inSight, painted, longTasks, worked }) {
      note(step, 'ms', inSight);
      note(`${step}: to the last row`, 'ms', painted);
      note(`${step}: main thread at work`, 'ms', worked);
      note(`${step}: longest task`, 'ms', Math.max(0, ...longTasks));
    },
    gauge: (milliseconds) => note('a fixed piece of work, for comparison', 'ms', milliseconds),
    size: note,
    figures: () => [...values].map(([step, rest]) => ({ group, subject, step, ...rest })),
  };
}
