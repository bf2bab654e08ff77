/** The id of a new row: one above the highest of the given ids, which may include those of rows that are gone but still named elsewhere. */
export function nextId(...taken: Iterable<number>[]): number {
  let highest = 0;
  for (const ids of taken) for (const id of ids) highest = Math.max(highest, id);
  return highest + 1;
}
