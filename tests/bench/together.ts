import type { Figure } from './figures.ts';

/** Figures of the same thing become one with all their values. */
export function together(figures: readonly Figure[]): Figure[] {
  const byName = new Map<string, Figure>();
  for (const figure of figures) {
    const name = [figure.group, figure.subject, figure.step].join('|');
    const known = byName.get(name);
    byName.set(name, known ? { ...known, values: [...known.values, ...figure.values] } : figure);
  }
  return [...byName.values()];
}
