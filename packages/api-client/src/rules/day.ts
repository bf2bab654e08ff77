/** The zone of every calendar day of the portal (docs/api-decisions.md#dates). */
export const portalTimeZone = 'America/Sao_Paulo';

/** Created on first use, because the first `Intl` formatter is slow. */
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

/** The zone's offset for a date-time without one; Brazil has had no summer time since 2019. */
const portalOffset = '-03:00';

/** Engines parse more than calendar days, some of it as UTC: "2026-12" is 30 November west of it. */
const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** The parts of a date-time: its day, its time, and its own offset from UTC. */
const dateTime = /^(\d{4}-\d{2}-\d{2})[T ](.*?)(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The moment of a date-time of the contract; one without an offset is local time of the portal's
 * zone. Null for a date without a time, and when empty or invalid.
 */
export function momentOf(date: string | null | undefined): Date | null {
  const [, day = '', time, offset = portalOffset] = dateTime.exec(date ?? '') ?? [];
  if (time === undefined || !isDay(day)) return null;
  // "-0300" becomes "-03:00", the only form every engine parses.
  const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Whether a `YYYY-MM-DD` exists: some engines roll "2026-02-31" over into March. */
function isDay(day: string): boolean {
  const midnight = new Date(day);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/**
 * The calendar day of a date of the contract (`YYYY-MM-DD` or a date-time), or null when empty or
 * invalid. A date without a time is a calendar day in every zone (docs/specification.md#dates); a
 * date-time has its day in the portal's zone.
 */
export function calendarDay(date: string | null | undefined): string | null {
  if (date && dateOnly.test(date)) return isDay(date) ? date : null;
  const moment = momentOf(date);
  return moment && localDay(moment);
}

/** The day some days after another (earlier when negative), both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Calendar days from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
