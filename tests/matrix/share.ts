/**
 * One of how many cases is tried, from the variable CASES_SHARE: `npm test` has fifteen minutes for everything and takes every few;
 * `npm test -- matrix` and `npm test -- journey` take them all.
 */
const share = Number(process.env['CASES_SHARE'] ?? 1);

/**
 * Every so many items of a list. `start` moves the choice on, so that of lists side by side not the same items are left out; of a list with `most`
 * items at least one is taken.
 */
export function shared<Item>(items: readonly Item[], start = 0, most = Number.POSITIVE_INFINITY): Item[] {
  return items.filter((_, index) => (index + start) % Math.min(share, most) === 0);
}
