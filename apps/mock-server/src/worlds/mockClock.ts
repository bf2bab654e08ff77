/** What a clock shows and how it runs. */
export interface ClockState {
  /** Moment it shows, ISO 8601. */
  now: string;
  /** Whether it stands still. */
  frozen: boolean;
  /** Milliseconds between it and the clock that it was made from; positive ahead. */
  ahead: number;
}

/** What a clock goes by, for keeping it: milliseconds ahead of the real one, and the moment (in milliseconds) it stands still at. */
export interface ClockReading {
  ahead: number;
  frozenAt: number | null;
}

/** A clock that can be stopped, set and moved on. */
export interface MockClock {
  now(): Date;
  /** Shows another moment from now on; runs on from there, or stands there when frozen. */
  set(moment: Date): void;
  /** Moves on by so many milliseconds; back when negative. */
  advance(milliseconds: number): void;
  /** Stands still at the moment it shows. */
  freeze(): void;
  /** Runs on from the moment it shows. */
  run(): void;
  /** Shows the real time again and runs. */
  restart(): void;
  state(): ClockState;
  reading(): ClockReading;
  /** Goes on as another clock did. */
  restore(reading: ClockReading): void;
}

/** Builds a clock that shows what `real` shows until it is told otherwise. */
export function createMockClock(real: () => Date): MockClock {
  let ahead = 0;
  let frozenAt: number | null = null;
  const time = () => frozenAt ?? real().getTime() + ahead;

  function show(moment: number): void {
    if (frozenAt === null) ahead = moment - real().getTime();
    else frozenAt = moment;
  }

  return {
    now: () => new Date(time()),
    set: (moment) => show(moment.getTime()),
    advance: (milliseconds) => show(time() + milliseconds),
    freeze() {
      frozenAt = time();
    },
    run() {
      const moment = time();
      frozenAt = null;
      show(moment);
    },
    restart() {
      ahead = 0;
      frozenAt = null;
    },
    state: () => ({ now: new Date(time()).toISOString(), frozen: frozenAt !== null, ahead: time() - real().getTime() }),
    reading: () => ({ ahead, frozenAt }),
    restore(reading) {
      ({ ahead, frozenAt } = reading);
    },
  };
}
