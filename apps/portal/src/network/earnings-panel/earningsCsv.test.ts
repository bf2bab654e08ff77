import { buildEarning } from '@raiz/api-client/testData';
import { expect, test, vi } from 'vitest';
import { randomEarnings } from '../../shared/earnings/storyRandomEarnings.ts';
import { fileHead, fileRows } from './earningsCsv.ts';

// The entry point of the tables imports style sheets, which only a browser build can read; the
// module that writes files does not.
vi.mock('@raiz/ui/table', () => import('../../../../../packages/ui/src/table/csv.ts'));

test('each line has date, type, level, subscriber and amount', () => {
  const line = buildEarning({ amount: 1234.5, id_assinante: 1042 });
  const incomplete = buildEarning({ earning_date: null, amount: -62.5, bonus_type: 'diamond_double', level: null });
  expect(fileHead).toEqual(['Data', 'Tipo de bônus', 'Profundidade', 'Assinante', 'Valor']);
  expect(fileRows([line, { ...incomplete, earning_date: '2026-02-31' }, incomplete])).toEqual([
    ['02/11/2026', 'direct', 1, 1042, { reais: 1234.5 }],
    ['', 'diamond_double', null, null, { reais: -62.5 }],
    ['', 'diamond_double', null, null, { reais: -62.5 }],
  ]);
});

test('an unknown amount is an empty cell', () => {
  const line = buildEarning({ earning_date: null, amount: null, bonus_type: null, level: null });
  expect(fileRows([line])).toEqual([['', null, null, null, null]]);
});

test('the amounts add up to the cent', () => {
  const lines = randomEarnings(9, 500, 99_999_999);
  const amounts = fileRows(lines).map((row) => row.at(-1));
  const cents = amounts.map((amount) =>
    typeof amount === 'object' && amount !== null ? Math.round(amount.reais * 100) : Number.NaN,
  );
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(lines.reduce((sum, one) => sum + one.cents, 0));
});
