/** Something with a place in a list. */
export interface Placed {
  id: number;
  /** From 1; several may share one. */
  position: number;
}

/** By position, and where two share one by id, so that the order is the same at each reading. */
export function inOrder<Item extends Placed>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.position - other.position || one.id - other.id);
}

/** The list with one entry at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * The entries in the order wanted, with positions that say so: those in use are dealt out anew, and shared ones are pulled apart, so
 * that as few entries as possible change; those that do not are the same objects as before.
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

/** The first position after all that are taken. */
export function nextFreePosition(items: readonly Placed[]): number {
  return Math.max(0, ...items.map(({ position }) => position)) + 1;
}
