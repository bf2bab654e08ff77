/** Something with a position in a list. */
export interface Placed {
  id: number;
  /** From 1; several may share one. */
  position: number;
}

/** An entry of a list that can be reordered. */
export interface Orderable extends Placed {
  title: string;
}

/** Sorts by position, and equal positions by id, so that the order is always the same. */
export function inOrder<Item extends Placed>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.position - other.position || one.id - other.id);
}

/** The list with one entry moved to another place, both from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * The entries in the wanted order, with positions that match it. Redistributes the positions in use
 * and separates shared ones, so that as few entries as possible change; unchanged entries stay the
 * same objects.
 */
export function renumbered<Item extends Placed>(wanted: readonly Item[]): Item[] {
  let last = 0;
  const places = wanted
    .map(({ position }) => position)
    .toSorted((one, other) => one - other)
    .map((position) => (last = Math.max(position, last + 1)));
  return wanted.map((item, at) => {
    const position = places[at] ?? item.position;
    return position === item.position ? item : { ...item, position };
  });
}

/** The position after the last one in use. */
export function nextFreePosition(items: readonly Placed[]): number {
  return Math.max(0, ...items.map(({ position }) => position)) + 1;
}
