import { addDays, daysBetween, localDay } from '@raiz/api-client/rules';

/** The calendar day some days before a moment (after when negative), `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
  return addDays(localDay(now), -days);
}

/** The days from a calendar day to a moment. */
export function daysSince(now: Date, day: string): number {
  return daysBetween(day, localDay(now));
}

/**
 * The moment some days before at a full hour in São Paulo, as ISO with offset. Use past days only,
 * so that it is never in the future.
 */
export function momentBefore(now: Date, days: number, hour: number): string {
  return new Date(`${dayBefore(now, days)}T${String(hour).padStart(2, '0')}:00:00-03:00`).toISOString();
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
  const [year = 0, month = 1, today = 1] = localDay(now).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0));
  return {
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    lastDay: months === 0 ? today : last.getUTCDate(),
  };
}

/** A day of a month as `YYYY-MM-DD`. */
export function dayOf({ year, month }: SeedMonth, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
