import type { Figure } from '../figures.ts';
import type { Outcome } from './probe.ts';

/** Collects what is measured of one subject under one condition. */
export interface Measures {
  time: (step: string, outcome: Outcome) => void;
  size: (step: string, unit: 'MB' | 'count', value: number) => void;
  figures: () => Figure[];
}

/** Starts a collection. Each time that is noted brings the longest task of the same step along. */
export function measuresOf(group: string, subject: string): Measures {
  const values = new Map<string, { unit: Figure['unit']; values: number[] }>();
  function note(step: string, unit: Figure['unit'], value: number) {
    const known = values.get(step) ?? { unit, values: [] };
    known.values.push(value);
    values.set(step, known);
  }
  return {
    time(step, { painted, longTasks }) {
      note(step, 'ms', painted);
      note(`${step}: longest task`, 'ms', Math.max(0, ...longTasks));
    },
    size: note,
    figures: () => [...values].map(([step, rest]) => ({ group, subject, step, ...rest })),
  };
}
