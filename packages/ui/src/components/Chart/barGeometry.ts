/** One bar along its axis, in percent of the axis' length. */
export interface Bar {
  /** Where the bar begins, from the end of the axis where the smallest value is. */
  start: number;
  /** How long it is; 0 only for a total of zero. */
  length: number;
}

/** A total that is not zero is never drawn shorter than this, or one real beside a million would look like none. */
const leastLength = 1;

/**
 * Where the bar of a total lies between two ends that enclose zero.
 * @param total any unit, the same as the ends
 * @param bottom lower end of the axis, zero or less
 * @param top upper end of the axis, zero or more, above `bottom`
 */
export function barOf(total: number, bottom: number, top: number): Bar {
  const percent = 100 / (top - bottom);
  const zero = -bottom * percent + 0;
  if (total === 0) return { start: zero, length: 0 };
  const length = Math.min(100, Math.max(leastLength, Math.abs(total) * percent));
  return { start: total > 0 ? Math.min(zero, 100 - length) : Math.max(0, zero - length), length };
}

/** One of several bars beside one another, in percent of their common width. */
export interface Column {
  /** Middle of the column. */
  middle: number;
  /** Left edge of the bar in it. */
  left: number;
  /** Width of the bar in it. */
  width: number;
}

/** The column of each of `count` bars. A single bar does not fill the whole width. */
export function columnsOf(count: number): Column[] {
  const each = 100 / count;
  const width = Math.min(each * 0.62, 10);
  return Array.from({ length: count }, (_, index) => {
    const middle = (index + 0.5) * each;
    return { middle, left: middle - width / 2, width };
  });
}

/** Which of `count` columns lies under a point, from the left edge of all of them; points outside belong to the nearest. */
export function columnUnder(x: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}
