import { instantOf, offsetAt } from './zone.ts';

/** Answers one method of `Date` for the date it was called on. */
type Answer = (date: Date, args: readonly unknown[]) => unknown;

const settable = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const readable = [...settable, 'Day'] as const;
const written = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/**
 * The methods of `Date` that depend on the time zone (getters, setters, toString), for another
 * zone. Call it while `Date` is the real one.
 */
export function localParts(zone: string): Map<string, Answer> {
  const Real = Date;

  /** A date whose UTC parts are the zone's local ones. */
  function wall(date: Date): Date {
    return new Real(date.getTime() + offsetAt(zone, date.getTime()));
  }

  const answers = new Map<string, Answer>();
  for (const part of readable) answers.set(`get${part}`, (date) => wall(date)[`getUTC${part}` as const]());
  for (const part of settable) {
    answers.set(`set${part}`, (date, args) => {
      const shown = wall(date);
      Reflect.apply(shown[`setUTC${part}` as const], shown, args);
      return date.setTime(instantOf(zone, shown.getTime()));
    });
  }
  answers.set('getTimezoneOffset', (date) => 0 - offsetAt(zone, date.getTime()) / 60_000);
  for (const name of written) {
    const write = Real.prototype[name];
    answers.set(name, (date, [locales, options]) =>
      Reflect.apply(write, date, [locales, { timeZone: zone, ...(typeof options === 'object' ? options : {}) }]),
    );
  }
  return answers;
}
