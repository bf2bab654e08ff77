import { afterEach, describe, expect, it } from 'vitest';
import { fixClock, releaseClock } from './fixClock.ts';
import { storyMoment } from './storyClock.ts';

let release = () => {};
afterEach(() => release());

function at(zone: string, moment = storyMoment): void {
  release = fixClock({ at: moment, zone });
}

/** Every part of a moment that depends on the time zone. */
function parts(date: Date): (number | string)[] {
  return [
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getDay(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
    date.getTimezoneOffset(),
    date.toLocaleString('pt-BR'),
  ];
}

describe('a fixed clock', () => {
  it('fixes every API of the current time until it is released', () => {
    at('UTC');
    expect(new Date().toISOString()).toBe('2026-11-18T13:30:00.000Z');
    expect(Date.now()).toBe(new Date().getTime());
    expect(new Date()).toBeInstanceOf(Date);
    release();
    expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(60_000);
  });

  it('is replaced by a second one, and then released at once', () => {
    const real = Date;
    at('UTC');
    at('UTC', '2020-02-29T12:00:00Z');
    expect(new Date().getUTCFullYear()).toBe(2020);
    release();
    expect(Date).toBe(real);
  });

  it('can be released without a handle', () => {
    const real = Date;
    at('UTC');
    releaseClock();
    releaseClock();
    expect(Date).toBe(real);
  });

  it('is not released by the handle of an earlier clock', () => {
    at('UTC');
    const releaseEarlier = release;
    at('UTC', '2020-02-29T12:00:00Z');
    releaseEarlier();
    expect(new Date().getUTCFullYear()).toBe(2020);
  });

  it('says what it cannot show', () => {
    expect(() => fixClock({ at: 'tomorrow', zone: 'UTC' })).toThrow('"tomorrow"');
    expect(() => fixClock({ at: storyMoment, zone: 'Mars/Olympus' })).toThrow(RangeError);
  });
});

describe('the time zone of a fixed clock', () => {
  it('moves days and hours, never the moment', () => {
    at('Europe/Lisbon');
    const late = new Date('2026-11-18T23:30:00-03:00');
    expect([late.getDate(), late.getHours(), late.getTimezoneOffset()]).toEqual([19, 2, 0]);
    expect(late.toISOString()).toBe('2026-11-19T02:30:00.000Z');
    expect(new Intl.DateTimeFormat('pt-BR').format(late)).toBe('19/11/2026');
    expect(late.toLocaleTimeString('pt-BR')).toBe('02:30:00');
  });

  it('reads local texts and parts as times of the zone, and days alone in UTC', () => {
    at('Europe/Lisbon');
    expect(new Date('2026-07-01T09:00').toISOString()).toBe('2026-07-01T08:00:00.000Z');
    expect(new Date(2026, 6, 1, 9).toISOString()).toBe('2026-07-01T08:00:00.000Z');
    expect(Date.parse('2026-07-01')).toBe(Date.UTC(2026, 6, 1));
    expect(new Date('no date').getTime()).toBeNaN();
  });

  it('sets parts in the zone, over the change of the clocks too', () => {
    at('Europe/Lisbon');
    const day = new Date('2026-03-28T12:00');
    day.setDate(29);
    expect(day.toISOString()).toBe('2026-03-29T11:00:00.000Z');
    day.setHours(0, 30, 0, 0);
    expect(day.toISOString()).toBe('2026-03-29T00:30:00.000Z');
  });

  // Years with and without summer time in Brazil, both sides of each change, and the hours that are
  // left out or come twice.
  const moments = ['2015-06-15T12:00', '2018-11-03T23:59', '2018-11-04T00:30', '2018-11-04T01:00', '2019-02-16T23:30'];

  it.each([...moments, '2026-11-18T10:30:15.250', '1999-12-31T23:59:59'])(
    'agrees with the device about the zone that the device is in: %s',
    (text) => {
      const real = new Date(text);
      const expected = [...parts(real), real.getTime()];
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      at(zone);
      const date = new Date(text);
      expect([...parts(date), date.getTime()]).toEqual(expected);
    },
  );
});
