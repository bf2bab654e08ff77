import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { monthNames } from '../../../format/date.ts';
import { formatCents } from '../../../format/money.ts';
import { numberFormat } from '../../../format/number.ts';

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
  // Room for the shortest bar on its side of zero.
  const room = ((high - low) * minLength) / (100 - minLength);
  const bottom = low < 0 ? Math.min(low, -room) : 0;
  const top = high > 0 ? Math.max(high, room) : 0;
  const scale = scaleLinear([bottom, bottom === top ? nothing : top], [0, 100]).nice(steps);
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

/** Width of each of the twelve columns, in percent of the plot. */
export const columnWidth = 100 / 12;

/** Position of the bar of a column: 62 % of it, in its middle. */
export function barAcross(column: number): { x: string; width: string } {
  return { x: `${(column + 0.19) * columnWidth}%`, width: `${0.62 * columnWidth}%` };
}

const short = numberFormat({
  style: 'currency',
  currency: 'BRL',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** Units of amounts, each a thousand times the one before. */
const units = ['', 'mil', 'mi', 'bi', 'tri'];

/**
 * Label of a grid line: `R$ 500`, `R$ 1 mil`. Below one real it has cents.
 * @param tick in cents
 */
export function axisLabel(tick: number): string {
  if (tick % 100 !== 0) return formatCents(tick);
  const power = Math.min(units.length, Math.floor(String(Math.abs(tick)).length / 3)) - 1;
  if (power < 1) return short(tick / 100);
  return `${short(tick / 100 / 1000 ** power)}\u00A0${units[power]}`;
}

/** Label of a bar: the amount of its accessible name, without a leading currency sign. */
export function barAmount(cents: number | null): string {
  return formatCents(cents).replace(/^R\$\s/, '');
}

/** Short name of a month (1 to 12), such as `nov`. */
export function shortMonth(month: number): string {
  return monthNames[month - 1]?.slice(0, 3) ?? '';
}

/**
 * Index of the column to which a key moves the focus: arrow keys, Home and End.
 * @param key `key` of the keyboard event
 * @returns null for any other key; at an end an arrow key returns the same column
 */
export function nextColumn(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
