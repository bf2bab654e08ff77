import type { Month } from '../../shared/earnings/earnings.ts';
import { number, type Parameters } from '../../shared/page/viewInAddress.ts';

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

/** A month of the address; null without one. */
interface MonthView {
  month: number | null;
  year: number | null;
}

/** The month in an address such as `?mes=10&ano=2026`. */
export const monthParameters: Parameters<MonthView> = { month: number('mes', 1, 12), year: number('ano', 1000, 9999) };

/** The month to show: the current one if the address has none, an invalid one or a future one. */
export function shownMonth({ month, year }: MonthView, present: Month): Month {
  if (month === null || year === null) return present;
  return isFrom({ year, month }, present) ? present : { year, month };
}

/** The view of a month; the address omits the current month. */
export function viewOfMonth(month: Month, present: Month): MonthView {
  return isFrom(month, present) ? { month: null, year: null } : month;
}
