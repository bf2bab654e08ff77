import { array, assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder, movableRows, moved, nextFreePosition, renumbered, withMovable } from './order.ts';

interface Entry {
  id: number | null;
  position: number | null;
}

const list = (...positions: (number | null)[]): Entry[] => positions.map((position, at) => ({ id: at + 1, position }));
const idsAndPositions = (items: readonly Entry[]) => items.map(({ id, position }) => [id, position]);

it('sorts by position, and ties by id', () => {
  const items = [
    { id: 9, position: 1 },
    { id: 10, position: 1 },
    { id: 2, position: 3 },
    { id: 4, position: 2 },
  ];
  expect(inOrder(items.toReversed()).map(({ id }) => id)).toEqual([9, 10, 4, 2]);
});

it('moves one entry and leaves the others in their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

it('exchanges the positions of two neighbours and touches nothing else', () => {
  expect(idsAndPositions(renumbered(moved(list(1, 5, 9), 1, 0)))).toEqual([
    [2, 1],
    [1, 5],
    [3, 9],
  ]);
});

it('pulls shared positions apart', () => {
  expect(idsAndPositions(renumbered(moved(list(1, 1, 1), 2, 1)))).toEqual([
    [1, 1],
    [3, 2],
    [2, 3],
  ]);
});

it('sorts unknown positions and ids last', () => {
  const items = [
    { id: null, position: null },
    { id: 3, position: null },
    { id: null, position: 2 },
    { id: 1, position: 2 },
  ];
  expect(idsAndPositions(inOrder(items))).toEqual([
    [1, 2],
    [null, 2],
    [3, null],
    [null, null],
  ]);
});

it('numbers an entry of unknown position after the others', () => {
  expect(idsAndPositions(renumbered(list(1, 5, null)))).toEqual([
    [1, 1],
    [2, 5],
    [3, 6],
  ]);
});

it('leaves rows that cannot be moved at their places', () => {
  const rows = [
    { id: 1, title: 'a', position: 1 },
    { id: null, title: 'b', position: 2 },
    { id: 3, title: null, position: 3 },
    { id: 4, title: 'd', position: 4 },
    { id: 5, title: 'e', position: 5 },
    { id: 5, title: 'f', position: 6 },
  ];
  const movable = renumbered(moved(movableRows(rows), 1, 0));
  expect(idsAndPositions(withMovable(rows, movable))).toEqual([
    [4, 1],
    [null, 2],
    [3, 3],
    [1, 4],
    [5, 5],
    [5, 6],
  ]);
});

it('offers the position after the last', () => {
  expect(nextFreePosition([])).toBe(1);
  expect(nextFreePosition(list(null, 3))).toBe(4);
  expect(nextFreePosition(list(2, 7, 3))).toBe(8);
});

it('sends positions that give exactly this order', () => {
  const positions = array(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
  assert(
    property(positions, nat(), nat(), (numbers, one, other) => {
      const items = inOrder(list(...numbers));
      const wanted = moved(items, one % items.length, other % items.length);
      const stored = renumbered(wanted);
      expect(inOrder(stored.toReversed()).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      expect(new Set(stored.map(({ position }) => position)).size).toBe(items.length);
    }),
  );
});
