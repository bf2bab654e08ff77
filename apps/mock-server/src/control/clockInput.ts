import type { MockClock } from '../databases/mockClock.ts';
import { momentOf } from '@raiz/api-client/rules';
import { ControlProblem, textOf, type ControlInput } from './input.ts';

/** Milliseconds of each unit of a duration. */
const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** First and last year of the clock: dates outside them do not have four-digit years. */
const [firstYear, lastYear] = [1900, 9000];

/**
 * Reads a duration: "90s", "2h", "-1d"; a bare number is milliseconds.
 * @throws ControlProblem for anything else
 */
export function readDuration(text: string): number {
  const [, amount = '', unit = 'ms'] = /^(-?\d{1,12})\s*(ms|s|m|h|d)?$/.exec(text.trim()) ?? [];
  const factor = units[unit];
  if (amount !== '' && factor !== undefined) return Number(amount) * factor;
  throw new ControlProblem(`"${text}" is no length of time: use 90s, 30m, 2h or 3d.`);
}

/** A day with or without a time. */
const written = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Reads a moment: ISO 8601, noon without a time, São Paulo's time without an offset.
 * @throws ControlProblem for anything else
 */
export function readMoment(text: string): Date {
  const moment = written.test(text) ? momentOf(text.length === 10 ? `${text}T12:00` : text) : null;
  if (moment) return moment;
  throw new ControlProblem(`"${text}" is no moment: use 2026-11-21 or 2026-11-21T12:00:00-03:00.`);
}

/** Sets the clock; throws when the year is out of range. */
function show(clock: MockClock, moment: Date): void {
  const year = moment.getUTCFullYear();
  if (!(year >= firstYear && year <= lastYear)) {
    throw new ControlProblem(`The clock shows years from ${firstYear} to ${lastYear} only.`);
  }
  clock.set(moment);
}

/** Reads a boolean of the input, also as a form's text; undefined when missing or empty. */
function readYes(input: ControlInput, name: string): boolean | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new ControlProblem(`${name} must be true or false.`);
}

/**
 * Changes a clock in this order: `restart`, `frozen`, `now`, `advance`. A clock that is frozen at a moment shows
 * exactly that moment.
 * @throws ControlProblem when one of them is invalid (earlier ones are already applied) or none is given
 */
export function changeClock(clock: MockClock, input: ControlInput): void {
  const frozen = readYes(input, 'frozen');
  const restart = readYes(input, 'restart');
  const given = ['restart', 'now', 'advance', 'frozen'].filter((name) => (input[name] ?? '') !== '');
  if (given.length === 0) throw new ControlProblem('Nothing to change: give restart, now, advance or frozen.');
  if (restart === true) clock.restart();
  if (frozen === true) clock.freeze();
  else if (frozen === false) clock.run();
  const moment = textOf(input, 'now');
  if (moment !== undefined) show(clock, readMoment(moment));
  const advance = typeof input['advance'] === 'number' ? String(input['advance']) : textOf(input, 'advance');
  if (advance !== undefined) show(clock, new Date(clock.now().getTime() + readDuration(advance)));
}
