import { localParts } from './localParts.ts';
import { instantOf, offsetAt } from './zone.ts';

/** A moment and a place on earth. */
export interface FixedClock {
  /** What the clock shows, ISO 8601 with offset. */
  at: string;
  /** IANA name of the time zone, such as `America/Sao_Paulo`. */
  zone: string;
}

/** Texts that name a moment by themselves: a day alone (which the language reads in UTC), or a time with its offset. */
const absolute = /^\d{4}(-\d\d){0,2}$|(?:Z|[+-]\d\d:?\d\d|GMT|UTC)$/;

function readingIn(zone: string) {
  const Real = Date;
  const ownOffset = Real.prototype.getTimezoneOffset;

  function parse(text: string): number {
    const date = new Real(text);
    if (absolute.test(text.trim()) || Number.isNaN(date.getTime())) return date.getTime();
    // The real one has read it as a time of the device; the same hour is meant, in the zone.
    return instantOf(zone, date.getTime() - ownOffset.call(date) * 60_000);
  }

  function construct(args: readonly unknown[], now: number): readonly unknown[] {
    if (args.length === 0) return [now];
    if (args.length > 1) return [instantOf(zone, Reflect.apply(Real.UTC, Real, args))];
    return typeof args[0] === 'string' ? [parse(args[0])] : args;
  }

  return { parse, construct };
}

/** `Date` that always shows one moment, and takes local times for times of the zone. */
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

/** `Intl.DateTimeFormat` that writes in the zone where nothing else is asked for. */
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
 * Stops the page's clock at a moment and puts the page into a time zone: `Date` and `Intl.DateTimeFormat` answer for them.
 * Timers and `performance.now()` go on, so that waiting still works. A second call replaces the first.
 *
 * @returns The way back to the device's own clock and zone.
 * @throws Error when `at` is no moment, RangeError when `zone` is unknown.
 */
export function fixClock({ at, zone }: FixedClock): () => void {
  release?.();
  const [RealDate, RealFormat] = [Date, Intl.DateTimeFormat];
  const now = RealDate.parse(at);
  if (Number.isNaN(now)) throw new Error(`"${at}" is not a moment a clock can show`);
  // Throws for a zone that nobody knows, before anything is changed.
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
    // Whoever comes too late must not stop the clock that another one has set.
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

/** Lets the page have the device's own clock and zone again, whoever took them. */
export function releaseClock(): void {
  release?.();
}
