/** A row of a list with an order, as received. */
export interface OrderedItem {
  id: number | null;
  title: string | null;
  /** From 1; several may share one. */
  position: number | null;
}

/** A row that can be moved: the request needs its id, and the buttons its title. */
export interface MovableItem extends OrderedItem {
  id: number;
  title: string;
}

/** Whether a row can be moved. */
export function isMovable<Item extends OrderedItem>(item: Item): item is Item & MovableItem {
  return item.id !== null && item.title !== null;
}

/** Sorts unknown numbers last. */
function compare(one: number | null, other: number | null): number {
  if (one === other) return 0;
  return (one ?? Infinity) - (other ?? Infinity);
}

/** Sorts by position, and equal positions by id, so that the order is always the same. */
export function inOrder<Item extends Pick<OrderedItem, 'id' | 'position'>>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => compare(one.position, other.position) || compare(one.id, other.id));
}

/** The list with one entry moved to another place, both from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** A move as its author saw it: between two neighbours, of which null is an end of the list. */
export interface Move {
  id: number;
  title: string;
  after: number | null;
  before: number | null;
}

/**
 * The list after a move, which may have been made on an older list. Goes by the neighbours, first
 * by the one that the entry follows; without both of them, or without the entry, nothing moves.
 */
export function withMove<Item extends { id: number }>(items: readonly Item[], move: Move): readonly Item[] {
  const from = items.findIndex(({ id }) => id === move.id);
  if (from === -1) return items;
  const index = targetIndex(move, items.toSpliced(from, 1));
  return index === -1 ? items : moved(items, from, index);
}

/** The place of a moved entry among the others, or -1 when its neighbours are gone. */
function targetIndex({ after, before }: Move, others: readonly { id: number }[]): number {
  const behind = others.findIndex(({ id }) => id === after);
  if (after === null || behind !== -1) return behind + 1;
  return before === null ? others.length : others.findIndex(({ id }) => id === before);
}

/** The list with its movable rows in a new order; the other rows keep their places. */
export function withMovable<Item extends OrderedItem>(items: readonly Item[], movable: readonly Item[]): Item[] {
  const next = movable.values();
  return items.map((item) => (isMovable(item) ? (next.next().value ?? item) : item));
}

/**
 * The entries in the wanted order, with positions that match it. Redistributes the positions in
 * use, and separates shared ones, so that as few entries as possible change; unchanged entries stay
 * the same objects. An unknown position follows the known ones.
 */
export function renumbered<Item extends Pick<OrderedItem, 'position'>>(
  wanted: readonly Item[],
): (Item & { position: number })[] {
  let last = 0;
  const positions = wanted
    .map(({ position }) => position)
    .toSorted(compare)
    .map((position) => (last = Math.max(position ?? 0, last + 1)));
  return wanted.map((item, at) => {
    const position = positions[at] ?? last;
    return hasPosition(item, position) ? item : { ...item, position };
  });
}

function hasPosition<Item extends Pick<OrderedItem, 'position'>>(
  item: Item,
  position: number,
): item is Item & { position: number } {
  return item.position === position;
}

/** The position after the last one in use. */
export function nextFreePosition(items: readonly Pick<OrderedItem, 'position'>[]): number {
  return Math.max(0, ...items.map(({ position }) => position ?? 0)) + 1;
}
