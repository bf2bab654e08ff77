import { range } from 'd3-array';
import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale';
import { formatCents } from '../../../format/money.ts';
import { numberFormat } from '../../../format/number.ts';
import { maxBars } from './totals.ts';

/** Maps an amount in cents to its position, in percent of the axis from its lower end. */
export type AmountScale = ScaleLinear<number, number>;

/** Axis of amounts. */
export interface Axis {
  scale: AmountScale;
  /** Amounts of the grid lines in cents, from the lower end up; one of them is zero. */
  ticks: readonly number[];
}

/** Minimum length of a bar that is not zero, in percent: one real is visible in a chart of a million. */
const minLength = 1;
/** Approximate number of steps. */
const steps = 3;
/** Top of the axis if all totals are zero: R$ 100,00. */
const nothing = 10_000;

/**
 * Axis between the round amounts around the totals and zero, with a grid line at both ends.
 * @param totals in cents
 */
export function axisOf(totals: readonly number[]): Axis {
  const low = Math.min(0, ...totals);
  const high = Math.max(0, ...totals);
  const scale = scaleLinear([low, low === high ? nothing : high], [0, 100]).nice(steps);
  // There is no half cent.
  return { scale, ticks: scale.ticks(steps).filter(Number.isInteger) };
}

/** Position of a bar, in percent of the axis. */
interface Bar {
  /** Start of the bar, measured from the lower end of the axis. */
  start: number;
  /** Length of the bar; 0 only for a total of zero. */
  length: number;
}

/**
 * Computes the bar of a total from zero, within the axis.
 * @param total in cents
 */
export function barOf(total: number, scale: AmountScale): Bar {
  const zero = scale(0);
  if (total === 0) return { start: zero, length: 0 };
  const length = Math.min(100, Math.max(minLength, Math.abs(scale(total) - zero)));
  return { start: total > 0 ? Math.min(zero, 100 - length) : Math.max(0, zero - length), length };
}

const columns = scaleBand(range(maxBars), [0, 100]).paddingInner(0.38).paddingOuter(0.19);

/** Width of each of the twelve columns, in percent of the plot. */
export const columnWidth = columns.step();

/** Position of the bar of a column: 62 % of it, in its middle. */
export function barAcross(column: number): { x: string; width: string } {
  return { x: `${columns(column) ?? 0}%`, width: `${columns.bandwidth()}%` };
}

const short = numberFormat({
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/**
 * Label of a grid line: `R$ 500`, `R$ 1 mil`. Below one real it has cents.
 * @param tick in cents
 */
export function axisLabel(tick: number): string {
  return tick % 100 === 0 ? short(tick / 100) : formatCents(tick);
}

/** Label of a bar: the amount of its accessible name, without a leading currency sign. */
export function barAmount(cents: number | null): string {
  return formatCents(cents).replace(/^R\$\s/, '');
}
