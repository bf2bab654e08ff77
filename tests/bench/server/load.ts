import autocannon from 'autocannon';

/** Result of a load test. */
export interface Load {
  perSecond: number;
  /** Answers other than 2xx, broken connections and timeouts. */
  failures: number;
  answers: number;
  /** Slowest answer, in ms. */
  slowest: number;
}

/** Runs autocannon and returns the figures that the bench compares. */
export async function load(options: autocannon.Options): Promise<Load> {
  const result = await autocannon(options);
  const failures = result.non2xx + result.errors;
  return {
    perSecond: result['2xx'] / result.duration,
    failures,
    answers: result['2xx'] + failures,
    slowest: result.latency.max,
  };
}

/**
 * Waits until an address answers 2xx. Returns the milliseconds it took, or null on a timeout.
 */
export async function ready(address: string, token: string, seconds: number): Promise<number | null> {
  const headers = { Authorization: `Bearer ${token}` };
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const isReady = await fetch(address, { headers }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}
