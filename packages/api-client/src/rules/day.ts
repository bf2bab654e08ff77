/** The local calendar day of a moment as `YYYY-MM-DD` (`toISOString` gives the day in UTC). */
export function localDay(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Engines parse more than whole dates, some of it as UTC: "2026-12" is 30 November west of it. */
const wholeDate = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/;

/**
 * The calendar day of a date of the contract (`YYYY-MM-DD` or a date-time), or null when empty or
 * invalid. A date without a time is a calendar day in every zone (docs/specification.md#dates).
 */
export function calendarDay(date: string | null | undefined): string | null {
  if (!date || !wholeDate.test(date)) return null;
  const moment = new Date(dayOnly.test(date) ? `${date}T12:00:00` : date);
  if (Number.isNaN(moment.getTime())) return null;
  const day = localDay(moment);
  // Engines roll "2026-02-31" over into March.
  return dayOnly.test(date) && day !== date ? null : day;
}

/** Whole calendar days from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
