/**
 * One of how many cases is tried, from the variable MATRIX_SHARE: `npm test` has fifteen minutes for everything and takes every fourth;
 * `npm test -- matrix` takes them all.
 */
const share = Number(process.env['MATRIX_SHARE'] ?? 1);

/** Every so many items of a list. `start` moves the choice on, so that of lists side by side not the same items are left out. */
export function shared<Item>(items: readonly Item[], start = 0): Item[] {
  return items.filter((_, index) => (index + start) % share === 0);
}
