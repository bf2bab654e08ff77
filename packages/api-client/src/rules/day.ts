/** The zone of every calendar day of the portal (docs/api-decisions.md#dates). */
export const portalTimeZone = 'America/Sao_Paulo';

/** Made when it is first needed, because the first `Intl` formatter is slow. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in the portal's time zone, as `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: portalTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = dayFormat.formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Engines parse more than whole dates, some of it as UTC: "2026-12" is 30 November west of it. */
const wholeDate = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/;

/** A date-time with its own offset from UTC. */
const withOffset = /[T ].*(?:Z|[+-]\d{2}:?\d{2})$/;

/** Whether a `YYYY-MM-DD` exists: some engines roll "2026-02-31" over into March. */
function isDay(day: string): boolean {
  const midnight = new Date(day);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/**
 * The calendar day of a date of the contract (`YYYY-MM-DD` or a date-time), or null when empty or
 * invalid. A date without a time is a calendar day in every zone (docs/specification.md#dates); a
 * date-time without an offset is local time of the portal's zone, so its day is the written one.
 */
export function calendarDay(date: string | null | undefined): string | null {
  if (!date || !wholeDate.test(date)) return null;
  const moment = new Date(date);
  const day = date.slice(0, 10);
  if (Number.isNaN(moment.getTime()) || !isDay(day)) return null;
  return withOffset.test(date) ? localDay(moment) : day;
}

/** The day some days after another (earlier when negative), both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole calendar days from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
