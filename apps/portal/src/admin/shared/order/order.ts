import { sharedIds } from '../../../shared/reads/rows.ts';

/** A row of an ordered list, as received. */
export interface OrderedItem {
  id: number | null;
  title: string | null;
  /** From 1; rows may share a position. */
  position: number | null;
}

/** A row that can be moved: the request needs its id, and the buttons its title. */
export interface MovableItem extends OrderedItem {
  id: number;
  title: string;
}

/** The rows that can be moved. Not those that share an id: a request could not say which one. */
export function movableRows<Item extends OrderedItem>(items: readonly Item[]): (Item & MovableItem)[] {
  const shared = sharedIds(items);
  return items.filter((item): item is Item & MovableItem => isMovable(item, shared));
}

/**
 * Whether a row can be moved.
 * @param shared the ids that several rows have
 */
export function isMovable<Item extends OrderedItem>(
  item: Item,
  shared: ReadonlySet<unknown>,
): item is Item & MovableItem {
  return item.id !== null && item.title !== null && !shared.has(item.id);
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

/** The list with one entry moved from one index to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The list with its movable rows in a new order; the other rows keep their indexes. */
export function withMovable<Item extends OrderedItem>(items: readonly Item[], movable: readonly Item[]): Item[] {
  const next = movable.values();
  const places = new Set<Item>(movableRows(items));
  return items.map((item) => (places.has(item) ? (next.next().value ?? item) : item));
}

/**
 * The entries with positions that match their order. Reuses the existing positions and separates
 * shared ones, so that few entries change. Unchanged entries stay the same objects. Entries without
 * a position come last.
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
