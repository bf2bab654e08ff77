/** What of a row's place on the screen counts. */
export type RowBox = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>;

function gap(value: number, from: number, to: number): number {
  return Math.max(from - value, 0, value - to);
}

/** Which row, or card beside others, a point is over; beside all of them the nearest. -1 without rows. */
export function rowAt(rows: readonly RowBox[], x: number, y: number): number {
  const distances = rows.map((row) => Math.hypot(gap(x, row.left, row.right), gap(y, row.top, row.bottom)));
  return distances.indexOf(Math.min(...distances));
}
