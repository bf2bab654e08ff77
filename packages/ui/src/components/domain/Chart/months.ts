import { toCents } from '../../../format/cents.ts';

/** A calendar month. */
export interface Month {
  /** Four digits. */
  year: number;
  /** 1 to 12. */
  month: number;
}

/** Earnings of a month. */
export interface MonthTotal extends Month {
  /** In reais; negative if more was taken back than paid. */
  total: number;
}

/** A month of the chart. */
export interface MonthCents extends Month {
  /** In cents; zero for a month without data. */
  cents: number;
}

/** Number of months since the year zero. */
export function monthIndex({ year, month }: Month): number {
  return year * 12 + month - 1;
}

function monthAt(index: number): Month {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

function isMonth({ year, month }: Month): boolean {
  const inCalendar = Number.isInteger(month) && month >= 1 && month <= 12;
  return inCalendar && Number.isInteger(year) && year >= 1000 && year <= 9999;
}

/**
 * The months of a chart, oldest first and without gaps, up to the newest total or `current`. Adds
 * up totals of the same month; ignores invalid months and totals that are not finite.
 * @param totals in any order
 * @param current month to include even without a total
 * @param most maximum number of months; the newest are kept
 */
export function fillMonths(totals: readonly MonthTotal[], current: Month | undefined, most: number): MonthCents[] {
  const centsAt = new Map<number, number>();
  for (const entry of totals) {
    if (!isMonth(entry) || !Number.isFinite(entry.total)) continue;
    const index = monthIndex(entry);
    centsAt.set(index, (centsAt.get(index) ?? 0) + toCents(entry.total));
  }
  const known = [...centsAt.keys()];
  if (current !== undefined && isMonth(current)) known.push(monthIndex(current));
  if (known.length === 0) return [];

  const newest = known.reduce((latest, index) => Math.max(latest, index));
  const oldest = known.reduce((earliest, index) => Math.min(earliest, index));
  const count = Math.min(newest - oldest + 1, Math.max(1, Math.floor(most)));
  return Array.from({ length: count }, (_, place) => {
    const index = newest - count + 1 + place;
    return { ...monthAt(index), cents: centsAt.get(index) ?? 0 };
  });
}
