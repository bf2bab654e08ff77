import { localDay } from '@raiz/api-client/rules';

/** The calendar day some days before a moment, `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 12));
}

/**
 * The moment some days before at a full local hour, as ISO with offset. Use past days only, so that
 * it is never in the future.
 */
export function momentBefore(now: Date, days: number, hour: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, hour).toISOString();
}

/** A calendar month before the current one. */
export interface SeedMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  /** The last day that is not in the future: today in the current month. */
  lastDay: number;
}

/** The calendar month some months before the current one; 0 is the current one. */
export function monthBefore(now: Date, months: number): SeedMonth {
  const first = new Date(now.getFullYear(), now.getMonth() - months, 1);
  const length = new Date(now.getFullYear(), now.getMonth() - months + 1, 0).getDate();
  return { year: first.getFullYear(), month: first.getMonth() + 1, lastDay: months === 0 ? now.getDate() : length };
}

/** A day of a month as `YYYY-MM-DD`. */
export function dayOf({ year, month }: SeedMonth, day: number): string {
  return localDay(new Date(year, month - 1, day, 12));
}
