/** Time zone of the backend's days: `docs/api-decisions.md#dates`. */
const zone = 'America/Sao_Paulo';

/** Its offset from UTC: it has had no summer time since 2019. */
const offset = '-03:00';

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });

const timeParts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' });

/** Milliseconds of a day. */
export const dayLength = 86_400_000;

/** The calendar day of a moment in America/Sao_Paulo, `YYYY-MM-DD`. */
export function dayAt(moment: Date): string {
  return parts.format(moment);
}

/**
 * The calendar day of a date of an answer (`YYYY-MM-DD`, or the day of a date-time in America/Sao_Paulo); null for
 * other texts.
 */
export function dayOf(date: string): string | null {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : dayAt(moment);
}

/** A moment as a date-time with the offset of America/Sao_Paulo: `2026-11-26T21:30:00-03:00`. */
export function localMoment(moment: Date): string {
  return `${dayAt(moment)}T${timeParts.format(moment)}${offset}`;
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** A day some days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The same day of the next month, or its last day. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The moment of a time of a day in America/Sao_Paulo. */
export function momentOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`);
}
