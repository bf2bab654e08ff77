import type { Month } from '../shared/earnings.ts';

/** The month of a moment on the calendar of the device. */
export function monthAt(now: Date): Month {
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

function count({ year, month }: Month): number {
  return year * 12 + month - 1;
}

/** A month so many months later, or earlier for a negative number. */
export function monthAfter(from: Month, months: number): Month {
  const at = count(from) + months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

/** Whether a month is the other one or lies after it. */
export function isFrom(month: Month, other: Month): boolean {
  return count(month) >= count(other);
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

/**
 * The month that an address asks for, `?mes=10&ano=2026` in the words of the API (spec, section 7): the present one when it
 * asks for none, for nonsense, or for one that is still to come.
 */
export function readMonth(search: URLSearchParams, now: Date): Month {
  const present = monthAt(now);
  const month = wholeNumber(search.get('mes'), 1, 12);
  const year = wholeNumber(search.get('ano'), 1000, 9999);
  if (month === null || year === null) return present;
  return isFrom({ year, month }, present) ? present : { year, month };
}

/** The query of an address for a month; none for the present one, whose address is the page's own. */
export function writeMonth(month: Month, now: Date): Record<string, string> {
  return isFrom(month, monthAt(now)) ? {} : { mes: String(month.month), ano: String(month.year) };
}
