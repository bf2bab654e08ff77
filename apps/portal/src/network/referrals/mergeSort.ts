import type { Work } from './slices.ts';

/** How many rows are merged between two pauses. */
const stride = 512;

/**
 * Puts row numbers in order, keeping equals as they came (bottom-up merge sort, so that it can pause anywhere).
 * @param rows the row numbers; they are left as they are
 */
export function* mergeSort(rows: Int32Array, compare: (a: number, b: number) => number): Work<Int32Array> {
  let from = Int32Array.from(rows);
  let into = new Int32Array(rows.length);
  let done = 0;
  for (let width = 1; width < rows.length; width *= 2) {
    for (let start = 0; start < rows.length; start += 2 * width) {
      const merge = {
        start,
        middle: Math.min(start + width, rows.length),
        end: Math.min(start + 2 * width, rows.length),
      };
      let left = merge.start;
      let right = merge.middle;
      for (let at = merge.start; at < merge.end; at += 1) {
        const a = from[left] ?? 0;
        const b = from[right] ?? 0;
        const takesLeft = right >= merge.end || (left < merge.middle && compare(a, b) <= 0);
        into[at] = takesLeft ? a : b;
        if (takesLeft) left += 1;
        else right += 1;
        done += 1;
        if (done % stride === 0) yield;
      }
    }
    [from, into] = [into, from];
  }
  return from;
}
