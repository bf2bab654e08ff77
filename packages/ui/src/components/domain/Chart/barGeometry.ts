/** Position of a bar, in percent of the axis. */
export interface Bar {
  /** Start of the bar, measured from the lower end of the axis. */
  start: number;
  /** Length of the bar; 0 only for a total of zero. */
  length: number;
}

/** Minimum length of a bar that is not zero: one real beside a million stays visible. */
const minLength = 1;

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
export interface Column {
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
