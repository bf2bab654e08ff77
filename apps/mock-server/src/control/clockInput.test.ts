import { describe, expect, it } from 'vitest';
import { createMockClock } from '../databases/mockClock.ts';
import { changeClock, readDuration, readMoment } from './clockInput.ts';

const noon = new Date('2026-11-21T15:00:00Z');

describe('a length of time', () => {
  it.each([
    ['90s', 90_000],
    ['2h', 7_200_000],
    ['-1d', -86_400_000],
    ['250', 250],
    ['30 m', 1_800_000],
  ])('%s', (text, milliseconds) => {
    expect(readDuration(text)).toBe(milliseconds);
  });

  it.each(['', 'h', '1.5h', '2 weeks', '1e9'])('"%s" is none', (text) => {
    expect(() => readDuration(text)).toThrow('is no length of time: use 90s');
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-21T12:00:00-03:00', '2026-11-21T15:00:00.000Z'],
    ['2026-11-21T12:00', new Date(2026, 10, 21, 12).toISOString()],
    ['2026-11-21', new Date(2026, 10, 21, 12).toISOString()],
  ])('%s', (text, moment) => {
    expect(readMoment(text).toISOString()).toBe(moment);
  });

  it.each(['soon', '21/11/2026', '2026-13-01', '2026-02-30', '2026', '0'])('"%s" is none', (text) => {
    expect(() => readMoment(text)).toThrow('is no moment');
  });
});

describe('a clock', () => {
  it('runs on with the real one from where it was set', () => {
    let real = noon.getTime();
    const clock = createMockClock(() => new Date(real));
    changeClock(clock, { now: '2027-01-01T00:00:00Z', advance: '1h' });
    real += 5000;
    expect(clock.state()).toEqual({ now: '2027-01-01T01:00:05.000Z', frozen: false, ahead: expect.any(Number) });
    changeClock(clock, { restart: 'true' });
    expect(clock.now()).toEqual(new Date(real));
  });

  it('can be frozen, set, and started from there', () => {
    let real = noon.getTime();
    const clock = createMockClock(() => new Date(real));
    changeClock(clock, { frozen: true });
    real += 60_000;
    expect(clock.now()).toEqual(noon);
    changeClock(clock, { advance: 1000, frozen: 'false' });
    real += 1;
    expect(clock.now().getTime()).toBe(noon.getTime() + 1001);
  });

  it('is frozen at exactly the given moment', () => {
    let real = noon.getTime();
    const clock = createMockClock(() => new Date((real += 1)));
    changeClock(clock, { now: '2027-01-01T12:00:00Z', frozen: true });
    expect(clock.state()).toMatchObject({ now: '2027-01-01T12:00:00.000Z', frozen: true });
  });

  it.each([
    [{}, 'Nothing to change: give restart, now, advance or frozen.'],
    [{ nope: 1 }, 'Nothing to change'],
    [{ advance: '' }, 'Nothing to change'],
    [{ frozen: 'yes' }, 'frozen must be true or false.'],
    [{ restart: 1 }, 'restart must be true or false.'],
    [{ advance: [] }, 'advance must be a text.'],
    [{ now: 5 }, 'now must be a text.'],
  ])('is not changed by %j', (input, problem) => {
    const clock = createMockClock(() => noon);
    expect(() => changeClock(clock, input)).toThrow(problem);
    expect(clock.state()).toMatchObject({ now: noon.toISOString(), frozen: false });
  });

  it('shows no year that dates cannot be written with', () => {
    const clock = createMockClock(() => noon);
    expect(() => changeClock(clock, { advance: '9999999d' })).toThrow('years from 1900 to 9000');
    expect(clock.now()).toEqual(noon);
  });
});
