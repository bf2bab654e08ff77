/** The axis of a chart of money, in cents. */
export interface Scale {
  /** Lower end: zero, or the tick below the most negative total. */
  bottom: number;
  /** Upper end: zero, or the tick above the largest total. */
  top: number;
  /** Values that are written beside the axis, from bottom to top, evenly spaced; zero is always one of them. */
  ticks: readonly number[];
}

/** What the axis shows when there is nothing to measure: R$ 100,00. */
const nothing = 10_000;

const factors = [1, 2, 2.5, 5, 10];

/** The least distance between ticks that is easy to count with (1, 2, 2.5 or 5 times a power of ten) and not below `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const steps = factors.map((factor) => factor * power);
  // Half a cent is no step.
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? 10 * power;
}

/**
 * An axis that holds every total and the zero line, with ticks that are easy to read.
 * @param totals in cents
 * @param aim about how many distances between ticks
 */
export function niceScale(totals: readonly number[], aim = 4): Scale {
  const low = totals.reduce((least, total) => Math.min(least, total), 0);
  const most = totals.reduce((largest, total) => Math.max(largest, total), 0);
  const high = low === 0 && most === 0 ? nothing : most;
  const step = niceStep((high - low) / aim);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Multiples, never sums, so that no error gathers; adding zero turns a minus zero into zero.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
  return { bottom: first * step + 0, top: last * step + 0, ticks };
}
