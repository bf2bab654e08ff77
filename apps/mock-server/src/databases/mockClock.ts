/** The state of a clock. */
export interface ClockState {
  /** Current moment, ISO 8601. */
  now: string;
  /** Whether it is frozen. */
  frozen: boolean;
  /** Milliseconds ahead of the real clock; negative when behind. */
  ahead: number;
}

/**
 * A clock's stored state: milliseconds ahead of the real one, and the moment (in milliseconds) at which it is frozen.
 */
export interface ClockReading {
  ahead: number;
  frozenAt: number | null;
}

/** A clock that can be frozen, set and advanced. */
export interface MockClock {
  now(): Date;
  /** Sets the moment; a running clock continues from there. */
  set(moment: Date): void;
  /** Freezes at the current moment. */
  freeze(): void;
  /** Continues from the current moment. */
  run(): void;
  /** Resets to the real time and runs. */
  restart(): void;
  state(): ClockState;
  reading(): ClockReading;
  /** Restores a stored state. */
  restore(reading: ClockReading): void;
}

/** Creates a clock that follows `real` until a caller changes it. */
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
