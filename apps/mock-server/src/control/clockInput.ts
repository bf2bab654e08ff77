import type { MockClock } from '../worlds/mockClock.ts';
import { ControlProblem, textOf, type ControlInput } from './input.ts';

/** Milliseconds of each unit that a time can be moved by. */
const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Years that a clock may show: outside of them dates are no longer written with four digits. */
const [firstYear, lastYear] = [1900, 9000];

/**
 * Reads a length of time: "90s", "2h", "-1d"; a number alone is milliseconds.
 * @throws ControlProblem when it is none.
 */
export function readDuration(text: string): number {
  const [, amount = '', unit = 'ms'] = /^(-?\d{1,12})\s*(ms|s|m|h|d)?$/.exec(text.trim()) ?? [];
  const factor = units[unit];
  if (amount !== '' && factor !== undefined) return Number(amount) * factor;
  throw new ControlProblem(`"${text}" is no length of time: use 90s, 30m, 2h or 3d.`);
}

/** Whether the calendar has this day: engines take February 30 for a day in March. */
function isCalendarDay(day: string): boolean {
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}

/**
 * Reads a moment: ISO 8601, local time where no offset is given.
 * @throws ControlProblem when it is none.
 */
export function readMoment(text: string): Date {
  const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text)
    ? new Date(text.length === 10 ? `${text}T12:00` : text)
    : new Date(Number.NaN);
  if (!Number.isNaN(moment.getTime()) && isCalendarDay(text.slice(0, 10))) return moment;
  throw new ControlProblem(`"${text}" is no moment: use 2026-11-21 or 2026-11-21T12:00:00-03:00.`);
}

/** Moves the clock, unless it would show a year that no date of the contract can have. */
function show(clock: MockClock, moment: Date): void {
  const year = moment.getFullYear();
  if (!(year >= firstYear && year <= lastYear)) {
    throw new ControlProblem(`The clock shows years from ${firstYear} to ${lastYear} only.`);
  }
  clock.set(moment);
}

/** A yes or no of the input, also when a form wrote it as a text; undefined when it is left out or empty. */
function readYes(input: ControlInput, name: string): boolean | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new ControlProblem(`${name} must be true or false.`);
}

/**
 * Changes a clock as it was asked to, in this order: `restart`, `now`, `advance`, `frozen`.
 * @throws ControlProblem when one of them cannot be read, or none is given; those before it have been done.
 */
export function changeClock(clock: MockClock, input: ControlInput): void {
  const frozen = readYes(input, 'frozen');
  const restart = readYes(input, 'restart');
  const given = ['restart', 'now', 'advance', 'frozen'].filter((name) => (input[name] ?? '') !== '');
  if (given.length === 0) throw new ControlProblem('Nothing to change: give restart, now, advance or frozen.');
  if (restart === true) clock.restart();
  const moment = textOf(input, 'now');
  if (moment !== undefined) show(clock, readMoment(moment));
  const advance = typeof input['advance'] === 'number' ? String(input['advance']) : textOf(input, 'advance');
  if (advance !== undefined) show(clock, new Date(clock.now().getTime() + readDuration(advance)));
  if (frozen === true) clock.freeze();
  else if (frozen === false) clock.run();
}
