import { emptyValue } from './number.ts';

/** The zone of every day and time; the same as that of the rules (docs/api-decisions.md#dates). */
const portalTimeZone = 'America/Sao_Paulo';

/** The zone's offset for a date-time without one; Brazil has had no summer time since 2019. */
const portalOffset = '-03:00';

/** Created on first use, because the first `Intl` formatter is slow. */
let clock: Intl.DateTimeFormat | undefined;

/** Returns a part of a moment in the portal's time zone, with two digits or more. */
function partsOf(moment: Date): (name: Intl.DateTimeFormatPartTypes) => string {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: portalTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(moment);
  return (name) => (parts.find(({ type }) => type === name)?.value ?? '').padStart(2, '0');
}

/** A date of the contract: `YYYY-MM-DD` or an ISO 8601 date-time; null and undefined mean empty. */
export type DateLike = string | null | undefined;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether the day exists; some engines parse "2026-02-31" as a day in March. */
function isCalendarDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(-2));
}

/**
 * The parts of a date of the contract, or null when it is empty, not a date or not an existing day.
 */
function readDate(value: DateLike) {
  // Checked at run time too: an invalid answer of the server must show "--", not break the page.
  const text = typeof value === 'string' ? value.trim() : '';
  const [, year, month, day, time, offset] = isoDate.exec(text) ?? [];
  if (!year || !month || !day || !isCalendarDay(`${year}-${month}-${day}`)) return null;
  return { year, month, day, time, offset };
}

/**
 * Parses a date of the contract; null when it is empty or invalid. A date without a time is
 * midnight of that calendar day in São Paulo; a date-time without an offset is local time there.
 */
export function parseDate(value: DateLike): Date | null {
  const date = readDate(value);
  if (!date) return null;
  // "-0300" becomes "-03:00", the only form every engine parses.
  const zone =
    date.offset && date.offset !== 'Z'
      ? `${date.offset.slice(0, 3)}:${date.offset.slice(-2)}`
      : (date.offset ?? portalOffset);
  const moment = new Date(`${date.year}-${date.month}-${date.day}T${date.time ?? '00:00'}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * A date as `dd/mm/yyyy`, or `--` when it is empty or invalid (docs/specification.md#dates). A date
 * without a time does not depend on the time zone; a date-time shows its day in São Paulo.
 */
export function formatDate(value: DateLike): string {
  const date = readDate(value);
  if (!date) return emptyValue;
  if (!date.time) return `${date.day}/${date.month}/${date.year}`;
  const moment = parseDate(value);
  if (!moment) return emptyValue;
  const part = partsOf(moment);
  return `${part('day')}/${part('month')}/${part('year').padStart(4, '0')}`;
}

/** A time as `hh:mm` (24 hours) in São Paulo, or `--` for an invalid date. */
export function formatTime(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return emptyValue;
  const part = partsOf(moment);
  return `${part('hour')}:${part('minute')}`;
}

/** The Portuguese names of the months; a constant, because the first `Intl` formatter is slow. */
export const monthNames: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** Like `formatMonth`, but for the start of a line: `Novembro de 2026`. */
export function formatMonthTitle(month: number | null, year: number | null): string {
  const text = formatMonth(month, year);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A month (1 to 12) and year as `novembro de 2026`; `--` when unknown or invalid. */
export function formatMonth(month: number | null, year: number | null): string {
  const name = month === null ? undefined : monthNames[month - 1];
  if (name === undefined || year === null || !Number.isInteger(year) || year < 1000 || year > 9999) return emptyValue;
  return `${name} de ${year}`;
}
