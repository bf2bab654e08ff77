import { localParts } from './localParts.ts';
import { instantOf, offsetAt } from './zone.ts';

/** A moment and a time zone. */
export interface FixedClock {
  /** The moment, ISO 8601 with offset. */
  at: string;
  /** IANA name of the time zone, such as `America/Sao_Paulo`. */
  zone: string;
}

/**
 * Texts that need no time zone: a day alone (JavaScript reads it as UTC), or a time with offset.
 */
const absolute = /^\d{4}(-\d\d){0,2}$|(?:Z|[+-]\d\d:?\d\d|GMT|UTC)$/;

function readingIn(zone: string) {
  const Real = Date;
  const ownOffset = Real.prototype.getTimezoneOffset;

  function parse(text: string): number {
    const date = new Real(text);
    if (absolute.test(text.trim()) || Number.isNaN(date.getTime())) return date.getTime();
    // `Date` read it in the device's zone; reads the same local time in the story's zone.
    return instantOf(zone, date.getTime() - ownOffset.call(date) * 60_000);
  }

  function construct(args: readonly unknown[], now: number): readonly unknown[] {
    if (args.length === 0) return [now];
    if (args.length > 1) return [instantOf(zone, Reflect.apply(Real.UTC, Real, args))];
    return typeof args[0] === 'string' ? [parse(args[0])] : args;
  }

  return { parse, construct };
}

/** A `Date` fixed at one moment, with local times in the zone. */
function fixedDate(now: number, zone: string): DateConstructor {
  const { parse, construct } = readingIn(zone);
  return new Proxy(Date, {
    construct: (Real, args, target) => Reflect.construct(Real, [...construct(args, now)], target),
    apply: (Real) => new Real(now).toString(),
    get(Real, key, receiver) {
      if (key === 'now') return () => now;
      return key === 'parse' ? parse : Reflect.get(Real, key, receiver);
    },
  });
}

/** An `Intl.DateTimeFormat` whose default time zone is the zone. */
function zonedFormat(zone: string): typeof Intl.DateTimeFormat {
  const withZone = ([locales, options]: readonly unknown[]) => [
    locales,
    { timeZone: zone, ...(typeof options === 'object' ? options : {}) },
  ];
  return new Proxy(Intl.DateTimeFormat, {
    construct: (Real, args, target) => Reflect.construct(Real, withZone(args), target),
    apply: (Real, self, args) => Reflect.apply(Real, self, withZone(args)),
  });
}

let release: (() => void) | null = null;

/**
 * Fixes the page's `Date` at a moment, and `Date` and `Intl.DateTimeFormat` in a time zone. Timers
 * and `performance.now()` keep running. A second call replaces the first.
 *
 * @returns Restores the device's clock and zone.
 * @throws Error when `at` is no moment, RangeError when `zone` is unknown.
 */
export function fixClock({ at, zone }: FixedClock): () => void {
  release?.();
  const [RealDate, RealFormat] = [Date, Intl.DateTimeFormat];
  const now = RealDate.parse(at);
  if (Number.isNaN(now)) throw new Error(`"${at}" is not a moment a clock can show`);
  // Throws for an unknown zone before anything changes.
  offsetAt(zone, now);

  const [StoryDate, StoryFormat, parts] = [fixedDate(now, zone), zonedFormat(zone), localParts(zone)];
  const before = new Map(
    [...parts.keys()].map((name) => [name, Object.getOwnPropertyDescriptor(RealDate.prototype, name)]),
  );
  for (const [name, answer] of parts) {
    const value = function answerForZone(this: Date, ...args: unknown[]) {
      return answer(this, args);
    };
    Object.defineProperty(RealDate.prototype, name, { value, configurable: true, writable: true });
  }
  globalThis.Date = StoryDate;
  Intl.DateTimeFormat = StoryFormat;

  const back = () => {
    // A late release must not reset the clock of a newer call.
    if (release !== back) return;
    release = null;
    globalThis.Date = RealDate;
    Intl.DateTimeFormat = RealFormat;
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(RealDate.prototype, name, descriptor);
  };
  release = back;
  return back;
}

/** Restores the device's clock and zone. */
export function releaseClock(): void {
  release?.();
}
