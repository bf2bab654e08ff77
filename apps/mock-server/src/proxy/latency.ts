import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Milliseconds, with two decimals. */
interface Spread {
  /** Half of the calls took at most this. */
  p50: number;
  p95: number;
  max: number;
}

/** Time of the calls that the backend answered. */
export interface LatencyReport {
  /** Time until the backend had answered. */
  backend: Spread;
  /** Time that the proxy itself needed: reading, checking, recording. */
  added: Spread;
}

/** Collects the time of calls in histograms, whose size does not grow. */
export interface LatencyBook {
  /** Adds a call, in milliseconds. */
  add(times: { backend: number; total: number }): void;
  /** Null without any call. */
  report(): LatencyReport | null;
}

function words({ p50, p95, max }: Spread): string {
  return `half within ${p50} ms, 95 % within ${p95} ms, the slowest ${max} ms`;
}

/** Both spreads in one sentence. */
export function latencyText({ backend, added }: LatencyReport): string {
  return `The backend answered ${words(backend)}; the proxy added ${words(added)}.`;
}

function spread(histogram: RecordableHistogram): Spread {
  const milliseconds = (microseconds: number) => Math.round(microseconds / 10) / 100;
  return {
    p50: milliseconds(histogram.percentile(50)),
    p95: milliseconds(histogram.percentile(95)),
    max: milliseconds(histogram.max),
  };
}

/** Builds an empty book. */
export function createLatencyBook(): LatencyBook {
  const [backend, added] = [createHistogram(), createHistogram()];
  // A histogram takes whole numbers from 1: microseconds.
  const microseconds = (milliseconds: number) => Math.max(1, Math.round(milliseconds * 1000));
  return {
    add(times) {
      backend.record(microseconds(times.backend));
      added.record(microseconds(times.total - times.backend));
    },
    report: () => (backend.count === 0 ? null : { backend: spread(backend), added: spread(added) }),
  };
}
