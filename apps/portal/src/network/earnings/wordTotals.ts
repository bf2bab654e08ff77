import type { TypeTotal } from '@raiz/ui/charts';
import { formatCents, toCents } from '@raiz/ui/format';
import { bonusWord } from '../shared/bonusWord.ts';

/** A bonus type and its total, both as text. */
export interface WordTotal {
  label: string;
  value: string;
}

/** Totals by bonus type, largest first. Adds up types that have the same word. */
export function wordTotals(totals: readonly TypeTotal[]): WordTotal[] {
  const centsOf = new Map<string, number>();
  for (const { type, total } of totals) {
    const word = bonusWord(type);
    centsOf.set(word, (centsOf.get(word) ?? 0) + toCents(total));
  }
  return [...centsOf]
    .toSorted(([, one], [, other]) => other - one)
    .map(([label, cents]) => ({ label, value: formatCents(cents) }));
}
