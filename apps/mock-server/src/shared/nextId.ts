/** The id of a new row: one above the highest given id, which may include ids of removed rows. */
export function nextId(...taken: Iterable<number>[]): number {
  let highest = 0;
  for (const ids of taken) for (const id of ids) highest = Math.max(highest, id);
  return highest + 1;
}
