import { formatCents, toCents } from '@raiz/ui/format';
import { bonusWord } from '../shared/bonusWord.ts';
import { type Earning, totalsByType } from '../shared/earnings.ts';

/** A kind of bonus in words, and its sum as money. */
export interface WordTotal {
  label: string;
  value: string;
}

/** The totals by kind as they are read, the largest first; kinds that read alike are one. */
export function wordTotals(earnings: readonly Earning[]): WordTotal[] {
  const centsOf = new Map<string, number>();
  for (const { type, total } of totalsByType(earnings)) {
    const word = bonusWord(type);
    centsOf.set(word, (centsOf.get(word) ?? 0) + toCents(total));
  }
  return [...centsOf]
    .toSorted(([, one], [, other]) => other - one)
    .map(([label, cents]) => ({ label, value: formatCents(cents) }));
}
