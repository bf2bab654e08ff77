import { expect, test } from 'vitest';
import { growTree } from './referralTree.ts';
import { atOnce } from './slices.ts';
import { testNetwork } from './testNetwork.ts';
import { treeStep, typeAhead } from './treeKeys.ts';
import { treeRows } from './treeRows.ts';

/** 0 has 2 and 3 below, 1 has 4; 4 has 5. */
const links = [2, 2, 1001, 1001, 1002, 1005];
const tree = atOnce(
  growTree(
    testNetwork(6).map((person, at) => ({ ...person, indicador_id: links[at] ?? null, profundidade: at < 2 ? 1 : 2 })),
  ),
);
const rows = treeRows(tree, new Set([0]));

test.each([
  ['ArrowDown', 0, { go: 1 }],
  ['ArrowDown', 3, { go: 3 }],
  ['ArrowUp', 0, { go: 0 }],
  ['Home', 2, { go: 0 }],
  ['End', 0, { go: 3 }],
  ['PageDown', 0, { go: 2 }],
  ['PageUp', 3, { go: 1 }],
  ['ArrowRight', 0, { go: 1 }],
  ['ArrowRight', 1, null],
  ['ArrowRight', 3, { open: [1] }],
  ['ArrowLeft', 0, { shut: 0 }],
  ['ArrowLeft', 2, { go: 0 }],
  ['ArrowLeft', 3, null],
  ['Enter', 0, { shut: 0 }],
  [' ', 3, { open: [1] }],
  ['Enter', 1, null],
  ['*', 3, { open: [0, 1] }],
  ['*', 1, { open: [] }],
  ['Tab', 0, null],
] as const)('%s on line %d', (key, at, step) => {
  expect(treeStep(key, tree, rows, at, 2)).toEqual(step);
});

test('typing goes round the lines', () => {
  const names = ['ana', 'caio', 'bia', 'ana maria'];
  const nameOf = (node: number) => names[rows.findIndex((row) => row.node === node)] ?? '';
  expect(typeAhead('ana', rows, 0, nameOf)).toBe(3);
  expect(typeAhead('ana', rows, 3, nameOf)).toBe(0);
  expect(typeAhead('x', rows, 0, nameOf)).toBe(-1);
});
