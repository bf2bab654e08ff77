/** Axis of a chart, in cents. */
export interface Scale {
  /** Lower end: zero, or the tick below the most negative total. */
  bottom: number;
  /** Upper end: zero, or the tick above the largest total. */
  top: number;
  /** Values of the grid lines from bottom to top, evenly spaced; one of them is zero. */
  ticks: readonly number[];
}

/** Top of the axis if all totals are zero: R$ 100,00. */
const nothing = 10_000;

const factors = [1, 2, 2.5, 5, 10];

/** Smallest round step (1, 2, 2.5 or 5 times a power of ten) that is not below `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const steps = factors.map((factor) => factor * power);
  // A step is at least one cent.
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? 10 * power;
}

/**
 * Axis that includes all totals and zero, with round ticks.
 * @param totals in cents
 * @param aim approximate number of steps
 */
export function niceScale(totals: readonly number[], aim = 4): Scale {
  const low = totals.reduce((least, total) => Math.min(least, total), 0);
  const most = totals.reduce((largest, total) => Math.max(largest, total), 0);
  const high = low === 0 && most === 0 ? nothing : most;
  const step = niceStep((high - low) / aim);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Multiplies instead of adding up, against rounding errors; `+ 0` turns -0 into 0.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
  return { bottom: first * step + 0, top: last * step + 0, ticks };
}
