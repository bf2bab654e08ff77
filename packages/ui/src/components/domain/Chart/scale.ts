import { numberFormat } from '../../../format/number.ts';
import { formatCents } from '../../../format/money.ts';
import { monthNames } from '../../../format/date.ts';

/** Axis of a chart, in cents. */
export interface Scale {
  /** Lower end: zero, or the most negative total. */
  bottom: number;
  /** Upper end: zero, or the largest total. */
  top: number;
  /** Values of the grid lines from the bottom up, evenly spaced; one of them is zero. */
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

/** Minimum length of a bar that is not zero, in percent: one real beside a million is visible. */
const minLength = 1;

/** The multiples of a step between two amounts. */
function ticksBetween(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  // Multiplies instead of adding up, against rounding errors; `+ 0` turns -0 into 0.
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
}

/**
 * Axis that includes all totals and zero, with round ticks. It ends at the largest and at the most
 * negative total, so that the bars take the whole height.
 * @param totals in cents
 * @param aim approximate number of steps
 */
export function niceScale(totals: readonly number[], aim = 4): Scale {
  const low = totals.reduce((least, total) => Math.min(least, total), 0);
  const most = totals.reduce((largest, total) => Math.max(largest, total), 0);
  const high = low === 0 && most === 0 ? nothing : most;
  const coarse = ticksBetween(low, high, niceStep((high - low) / aim));
  // Zero alone is no axis.
  const ticks = coarse.length > 1 ? coarse : ticksBetween(low, high, niceStep((high - low) / (2 * aim)));
  // Beside large totals a small one of the other sign still has room at its side of zero.
  const least = (2 * minLength) / 100;
  return {
    bottom: low < 0 ? Math.min(low, -high * least) : 0,
    top: high > 0 ? Math.max(high, -low * least) : 0,
    ticks,
  };
}

/** Position of a bar, in percent of the axis. */
interface Bar {
  /** Start of the bar, measured from the lower end of the axis. */
  start: number;
  /** Length of the bar; 0 only for a total of zero. */
  length: number;
}

/**
 * Computes the bar of a total; all parameters have the same unit.
 * @param bottom lower end of the axis, zero or less
 * @param top upper end of the axis, zero or more, above `bottom`
 */
export function barOf(total: number, bottom: number, top: number): Bar {
  const percent = 100 / (top - bottom);
  const zero = -bottom * percent + 0;
  if (total === 0) return { start: zero, length: 0 };
  const length = Math.min(100, Math.max(minLength, Math.abs(total) * percent));
  return { start: total > 0 ? Math.min(zero, 100 - length) : Math.max(0, zero - length), length };
}

/** Horizontal position of a bar, in percent of the plot's width. */
interface Column {
  /** Centre of the column. */
  middle: number;
  /** Left edge of the bar. */
  left: number;
  /** Width of the bar. */
  width: number;
}

/** Horizontal positions of `count` bars; a bar is at most 10 % wide. */
export function columnsOf(count: number): Column[] {
  const each = 100 / count;
  const width = Math.min(each * 0.62, 10);
  return Array.from({ length: count }, (_, index) => {
    const middle = (index + 0.5) * each;
    return { middle, left: middle - width / 2, width };
  });
}

/**
 * Index of the column at `x`, measured from the left edge; a point outside gives the nearest
 * column.
 */
export function columnUnder(x: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}

/** Names of the plot widths, widest first. */
export const widthNames = ['wide', 'medium', 'narrow', 'small', 'tiny'] as const;

/** A width of the plot with its own choice of labels. */
export type PlotWidth = (typeof widthNames)[number];

/** Minimum of each plot width in rem; MonthBars.css.ts uses them in container queries. */
export const plotWidths: Readonly<Record<PlotWidth, number>> = { wide: 44, medium: 26, narrow: 13, small: 9, tiny: 5 };

/** Space for a short month name in rem, with padding. */
const monthWidth = 2.1;
/** Space for a year in rem. */
const yearWidth = 2.15;

/** Steps that divide a year, so that each year has labels at the same months. */
const yearSteps = [1, 2, 3, 4, 6, 12];

/** Number of months from one label to the next, below `count` columns. */
export function labelStep(count: number, width: PlotWidth): number {
  const needed = (count * monthWidth) / plotWidths[width];
  return yearSteps.find((step) => step >= needed) ?? Math.ceil(needed);
}

/** Whether the column at `index` has a label. The newest column always has one. */
export function hasLabel(index: number, count: number, width: PlotWidth): boolean {
  return (count - 1 - index) % labelStep(count, width) === 0;
}

/**
 * Whether a year fits below its `months` of `count` columns. The first one may extend below the
 * `next` year's months, up to the name in their middle.
 */
export function yearFits(months: number, count: number, width: PlotWidth, next = 0): boolean {
  const room = (columns: number) => (columns / count) * plotWidths[width];
  return room(months) >= yearWidth || (next > 0 && room(months + next / 2) >= 1.5 * yearWidth);
}

const compact = numberFormat({
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/**
 * Label of an axis: `R$ 500`, `R$ 1,25 mil`, `R$ 2 mi`. Below one thousand it has cents only if
 * there are any.
 * @param cents amount in cents
 */
export function shortMoney(cents: number): string {
  return Math.abs(cents) < 100_000 && cents % 100 !== 0 ? formatCents(cents) : compact(cents / 100);
}

/** Label of a bar: its amount as in its accessible name, without a leading sign of the currency. */
export function barAmount(cents: number): string {
  return formatCents(cents).replace(/^R\$\s/, '');
}

/** Short name of a month (1 to 12), such as `nov`. */
export function shortMonth(month: number): string {
  return monthNames[month - 1]?.slice(0, 3) ?? '';
}

/**
 * Index of the column that a key moves the focus to: arrow keys, Home and End.
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
