import { describe, expect, it } from 'vitest';
import { monthOf } from '../../shared/earnings/earnings.ts';
import { randomEarnings } from '../../shared/earnings/storyRandomEarnings.ts';
import { sumOfAmounts } from '../../shared/reads/rows.ts';
import { queryOf, readView } from '../../shared/page/viewInAddress.ts';
import {
  applyFilters,
  completeFilters,
  filterParameters,
  isFiltering,
  noFilters,
  typesOf,
  yearsOf,
} from './filters.ts';

const thisYear = 2026;
const read = (query: string) => completeFilters(readView(filterParameters, new URLSearchParams(query)), thisYear);
const lines = randomEarnings(5, 400);

describe('filters in the address', () => {
  it('can be read back', () => {
    for (const month of [null, 1, 12])
      for (const year of [null, 1999, 2026])
        for (const type of [null, 'direct', 'algo novo & outro']) {
          const filters = { month, year, type, person: type === null ? null : 31 };
          const completed = { ...filters, year: year ?? (month === null ? null : thisYear) };
          expect(read(queryOf(filterParameters, filters))).toEqual(completed);
        }
  });

  it('read a month without a year as one of this year', () => {
    expect(read('mes=10')).toEqual({ ...noFilters, month: 10, year: 2026 });
    expect(read('mes=10&ano=2025')).toEqual({ ...noFilters, month: 10, year: 2025 });
  });

  it.each([
    '',
    'mes=0',
    'mes=13',
    'mes=-1',
    'ano=99',
    'ano=20261',
    'mes=x&ano=y',
    'tipo=',
    'tipo=%20',
    'assinante=0',
    'assinante=ana',
  ])('filter nothing when they make no sense: "%s"', (query) => {
    expect(read(query)).toEqual(noFilters);
    expect(isFiltering(read(query))).toBe(false);
  });
});

describe('filtered earnings', () => {
  it('are all earnings in their order without a filter', () => {
    expect(applyFilters(lines, noFilters)).toEqual(lines);
  });

  it('match every filter, alone and together', () => {
    for (const month of [null, 2, 11])
      for (const year of [null, 2025])
        for (const type of [null, 'direct', 'algo_novo']) {
          const expected = lines.filter((line) => {
            const at = monthOf(line);
            const fits = (month === null || at?.month === month) && (year === null || at?.year === year);
            return fits && (type === null || line.bonus_type === type);
          });
          expect(applyFilters(lines, { ...noFilters, month, year, type })).toEqual(expected);
        }
  });

  it('have types with blanks around them', () => {
    const [line] = lines;
    const odd = line ? [{ ...line, bonus_type: ' direct ' }] : [];
    expect(applyFilters(odd, { ...noFilters, type: 'direct' })).toEqual(odd);
    expect(typesOf(odd, 'direct', [])).toEqual(['direct']);
  });

  it('are those of one person', () => {
    const person = lines.find(({ id_assinante }) => id_assinante !== null)?.id_assinante ?? 0;
    const expected = lines.filter((line) => line.id_assinante === person);
    expect(expected.length).toBeGreaterThan(0);
    expect(applyFilters(lines, { ...noFilters, person })).toEqual(expected);
  });

  it('of all years add up to the whole', () => {
    const parts = yearsOf(lines, null).map((year) => sumOfAmounts(applyFilters(lines, { ...noFilters, year })).total);
    const undated = sumOfAmounts(lines.filter((line) => monthOf(line) === null)).total;
    expect(parts.reduce((sum, cents) => sum + cents, 0) + undated).toBe(sumOfAmounts(lines).total);
  });
});

describe('options', () => {
  it('are the years of the earnings, newest first, and the chosen one', () => {
    expect(yearsOf(lines, null)).toEqual([2026, 2025, 2024]);
    expect(yearsOf(lines, 2019)).toEqual([2026, 2025, 2024, 2019]);
    expect(yearsOf([], null)).toEqual([]);
  });

  it('are the types of the earnings, the known ones first and in their order', () => {
    expect(typesOf(lines, null, ['direct', 'indirect', 'diamond', 'diamond_double', 'diamond_imperial'])).toEqual([
      'direct',
      'indirect',
      'diamond',
      'diamond_double',
      'diamond_imperial',
      'algo_novo',
    ]);
    expect(typesOf([], 'zz', [])).toEqual(['zz']);
  });
});
