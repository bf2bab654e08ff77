/** Timers that run only when they are told to. */
export interface HeldTimers {
  /** Delays of the timers set and neither cleared nor run, in milliseconds. */
  delays: () => number[];
  /** Lets their time pass at once. */
  pass: () => void;
  /** Gives the page its own timers back. */
  release: () => void;
}

/**
 * Holds back every timer of two to nine seconds, so that a story can say when they end and need not wait for them. All
 * others run as ever: components, and the tools that test them, live by those.
 */
export function holdTimers(): HeldTimers {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, { run: () => void; delay: number }>();
  let lastId = 1_000_000_000;

  function hold(run: () => void, delay = 0): number {
    if (delay < 2000 || delay > 9000) return set(run, delay);
    lastId += 1;
    held.set(lastId, { run, delay });
    return lastId;
  }

  function drop(id?: number): void {
    if (id === undefined || !held.delete(id)) clear(id);
  }

  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  return {
    delays: () => [...held.values()].map(({ delay }) => Math.round(delay)),
    pass: () => {
      const due = [...held.values()];
      held.clear();
      for (const { run } of due) run();
    },
    release: () => {
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    },
  };
}
