import type { Month } from '../../shared/earnings/earnings.ts';
import { wholeNumber } from '../../shared/page/ids.ts';

function monthIndex({ year, month }: Month): number {
  return year * 12 + month - 1;
}

/** Adds months to a month; a negative number goes back. */
export function monthAfter(from: Month, months: number): Month {
  const index = monthIndex(from) + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Whether `month` is the same as `other` or later. */
export function isFrom(month: Month, other: Month): boolean {
  return monthIndex(month) >= monthIndex(other);
}

/**
 * Reads the month from an address such as `?mes=10&ano=2026`. Returns the current month if the
 * address has none, an invalid one or a future one.
 */
export function readMonth(search: URLSearchParams, present: Month): Month {
  const month = wholeNumber(search.get('mes'), 1, 12);
  const year = wholeNumber(search.get('ano'), 1000, 9999);
  if (month === null || year === null) return present;
  return isFrom({ year, month }, present) ? present : { year, month };
}

/** Query parameters for a month; none for the current month. */
export function writeMonth(month: Month, present: Month): Record<string, string> {
  return isFrom(month, present) ? {} : { mes: String(month.month), ano: String(month.year) };
}
