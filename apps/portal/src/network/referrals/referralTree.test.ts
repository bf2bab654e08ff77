import { describe, expect, test } from 'vitest';
import { pathTo, growTree } from './referralTree.ts';
import { atOnce } from './slices.ts';
import type { Referral } from './referralIndex.ts';
import { randomOf, testNetwork } from './testNetwork.ts';
import { openAtFirst, treeRows } from './treeRows.ts';

/** People by id and sponsor; depth 1 where the sponsor is the reader, id 2. */
function network(...links: [number, number | null][]): Referral[] {
  return testNetwork(links.length).map((person, at) => {
    const [id = 0, sponsor = null] = links[at] ?? [];
    return { ...person, id, indicador_id: sponsor, profundidade: sponsor === 2 ? 1 : 2 };
  });
}

/** The whole tree, opened, as lines of ids with their level. */
function drawn(people: readonly Referral[]): string[] {
  const tree = atOnce(growTree(people));
  const all = new Set(Array.from({ length: people.length + 2 }, (_, node) => node));
  return treeRows(tree, all).map(({ node, level }) => {
    const name = people[node]?.id ?? (node === people.length ? 'lost' : 'circle');
    return `${'-'.repeat(level - 1)}${name}`;
  });
}

describe('growTree', () => {
  test('puts everybody below their sponsor, siblings in the order of the list', () => {
    expect(drawn(network([5, 2], [7, 5], [6, 2], [8, 7], [9, 5]))).toEqual(['5', '-7', '--8', '-9', '6']);
  });

  test('a sponsor may come later in the list than the referred', () => {
    expect(drawn(network([9, 5], [5, 2]))).toEqual(['5', '-9']);
  });

  test('who has no sponsor in the list is gathered, with the own branch', () => {
    expect(drawn(network([5, 2], [7, 99], [8, 7], [9, null]))).toEqual(['5', 'lost', '-7', '--8', '-9']);
  });

  test('circles are cut and gathered, also a person who is the own sponsor', () => {
    const lines = drawn(network([5, 6], [6, 7], [7, 5], [8, 5], [9, 9]));
    expect(lines).toContain('-9');
    expect(lines[0]).toBe('circle');
    expect(lines).toHaveLength(6);
  });

  test('two people with one id are both there', () => {
    expect(drawn(network([5, 2], [5, 2], [6, 5]))).toEqual(['5', '-6', '5']);
  });

  test('whatever the links, everybody is there exactly once and the counts agree', () => {
    const random = randomOf(21);
    for (let round = 0; round < 300; round += 1) {
      const size = 1 + random.whole(40);
      const people = network(
        ...Array.from({ length: size }, (): [number, number | null] => [
          3 + random.whole(40),
          random.pick([2, 2, null, 3 + random.whole(40), 3 + random.whole(40), 99]),
        ]),
      );
      const tree = atOnce(growTree(people));
      const rows = treeRows(tree, new Set(Array.from({ length: size + 2 }, (_, node) => node)));
      const shown = rows.map(({ node }) => node).filter((node) => node < size);
      expect(shown.toSorted((a, b) => a - b)).toEqual(people.map((_, node) => node));
      const counted = tree.tops.reduce((sum, node) => sum + (tree.below[node] ?? 0) + (node < size ? 1 : 0), 0);
      expect(counted).toBe(size);
      for (const row of rows) expect(pathTo(tree, row.node)).toHaveLength(row.level - 1);
    }
  });

  test('fifty thousand people, one below the other, are no trouble', () => {
    const chain = network(
      ...Array.from({ length: 50_000 }, (_, at): [number, number] => [at + 10, at === 0 ? 2 : at + 9]),
    );
    const tree = atOnce(growTree(chain));
    expect(tree.below[0]).toBe(49_999);
    expect(treeRows(tree, new Set(chain.map((_, node) => node))).at(-1)?.level).toBe(50_000);
  });
});

test('only open branches are lines, with their place among siblings', () => {
  const tree = atOnce(growTree(network([5, 2], [7, 5], [6, 2], [8, 7], [9, 5])));
  expect(treeRows(tree, new Set())).toMatchObject([
    { node: 0, level: 1, place: 1, siblings: 2, hasBranch: true, open: false },
    { node: 2, level: 1, place: 2, siblings: 2, hasBranch: false, open: false },
  ]);
  expect(treeRows(tree, new Set([0, 2]))[2]).toMatchObject({ node: 4, level: 2, place: 2, siblings: 2 });
});

test('the first level is open at first, unless it is too long', () => {
  expect([...openAtFirst(atOnce(growTree(network([5, 2], [7, 5]))))]).toEqual([0]);
  const wide = Array.from({ length: 400 }, (_, at): [number, number] => [at + 10, at === 0 ? 2 : 10]);
  expect(openAtFirst(atOnce(growTree(network(...wide)))).size).toBe(0);
});
