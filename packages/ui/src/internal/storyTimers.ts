import { waitFor } from 'storybook/test';

/** A timer that has not ended. */
interface Timer {
  /** In milliseconds. */
  delay: number;
  end: () => void;
}

const timers = new Map<number, Timer>();

/** Watches the timers of the page, so that stories need not wait for them. @returns Stops watching. */
export function watchTimers(): () => void {
  const { setTimeout: start, clearTimeout: stop } = window;
  const forget = (id: number | undefined) => {
    if (id !== undefined) timers.delete(id);
    stop(id);
  };
  const watch = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const end = () => {
      forget(id);
      run(...args);
    };
    const id = start(end, delay);
    timers.set(id, { delay, end });
    return id;
  };
  Object.assign(window, { setTimeout: watch, clearTimeout: forget });
  return () => {
    timers.clear();
    Object.assign(window, { setTimeout: start, clearTimeout: stop });
  };
}

/** Ends the running timers of exactly this delay, in milliseconds. @returns How many. */
export function endTimers(delay: number): number {
  const found = [...timers.values()].filter((timer) => timer.delay === delay);
  for (const { end } of found) end();
  return found.length;
}

/** Waits until an expectation holds, but not for the timers of a delay, in milliseconds. */
export async function later<Result>(delay: number, check: () => Result): Promise<Result> {
  return waitFor(() => {
    endTimers(delay);
    return check();
  });
}
