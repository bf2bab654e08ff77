import { formatCents } from '@raiz/ui/format';
import { describe, expect, it } from 'vitest';
import { totalsByType } from '../../shared/earnings/earnings.ts';
import { chanceEarnings } from '../shared/storyChance.ts';
import { wordTotals } from './wordTotals.ts';

/** What a person adds up who reads the sums off the screen. */
function readCents(money: string): number {
  return Number(money.replaceAll(/[^\d-]/g, ''));
}

describe('totals by kind, in words', () => {
  it('read as the sum of the lines', () => {
    for (let seed = 1; seed < 100; seed += 1) {
      const lines = chanceEarnings(seed, 80, 99_999_999);
      const read = wordTotals(totalsByType(lines)).reduce((sum, { value }) => sum + readCents(value), 0);
      expect(read).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
    }
  });

  it('have one line for kinds that read alike', () => {
    const totals = wordTotals([
      { type: '', total: 0.1 },
      { type: '  ', total: 0.2 },
      { type: 'direct', total: 5 },
      { type: 'toString', total: 1 },
    ]);
    expect(totals).toEqual([
      { label: 'Direto', value: formatCents(500) },
      { label: 'toString', value: formatCents(100) },
      { label: '--', value: formatCents(30) },
    ]);
  });
});
