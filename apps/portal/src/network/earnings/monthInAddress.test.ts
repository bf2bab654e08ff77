import { describe, expect, it } from 'vitest';
import { queryOf, readView } from '../../shared/page/viewInAddress.ts';
import { isFrom, monthAfter, monthParameters, shownMonth, viewOfMonth } from './monthInAddress.ts';

const present = { year: 2026, month: 11 };
const read = (query: string) => shownMonth(readView(monthParameters, new URLSearchParams(query)), present);

describe('the month of an address', () => {
  it('is the requested month', () => {
    expect(read('mes=10&ano=2026')).toEqual({ year: 2026, month: 10 });
    expect(read('mes=01&ano=1999')).toEqual({ year: 1999, month: 1 });
  });

  it.each(['', 'mes=10', 'ano=2026', 'mes=13&ano=2025', 'mes=0&ano=2025', 'mes=x&ano=2025', 'mes=1e0&ano=2025'])(
    'is the present one for "%s"',
    (query) => expect(read(query)).toEqual(present),
  );

  it.each(['mes=11&ano=2026', 'mes=12&ano=2026', 'mes=1&ano=2027'])('is never in the future: "%s"', (query) =>
    expect(read(query)).toEqual(present),
  );

  it('can be read back, and is left out for the current month', () => {
    for (let back = 1; back < 40; back += 1) {
      const month = monthAfter(present, -back);
      expect(read(queryOf(monthParameters, viewOfMonth(month, present)))).toEqual(month);
    }
    expect(queryOf(monthParameters, viewOfMonth(present, present))).toBe('');
  });
});

describe('months', () => {
  it('step across the end of a year', () => {
    expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(monthAfter(present, -24)).toEqual({ year: 2024, month: 11 });
  });

  it('are compared by year and month', () => {
    expect(isFrom(present, present)).toBe(true);
    expect(isFrom({ year: 2025, month: 12 }, present)).toBe(false);
    expect(isFrom({ year: 2027, month: 1 }, present)).toBe(true);
  });
});
