/** The id of a new row: one above the maximum of the given ids, which may include those of removed rows. */
export function nextId(...taken: Iterable<number>[]): number {
  let highest = 0;
  for (const ids of taken) for (const id of ids) highest = Math.max(highest, id);
  return highest + 1;
}
