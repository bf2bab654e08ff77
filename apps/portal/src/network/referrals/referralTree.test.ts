import { buildProxiedInstance, createTree, syncDataLoaderFeature } from '@headless-tree/core';
import { describe, expect, test } from 'vitest';
import {
  childIds,
  deepTreeFeature,
  expandedAtFirst,
  buildTree,
  foldersWith,
  nodeKeys,
  partsFound,
  pathTo,
  type ReferralTree,
  rootId,
  visibleItems,
  withPathTo,
} from './referralTree.ts';
import type { Referral } from './findReferrals.ts';
import { randomOf, testNetwork } from './testNetwork.ts';

/** People by id and sponsor; depth 1 if the sponsor is the member, id 2. */
function network(...links: [number, number | null][]): Referral[] {
  return testNetwork(links.length).map((person, at) => {
    const [id = 0, sponsor = null] = links[at] ?? [];
    return { ...person, id, indicador_id: sponsor, profundidade: sponsor === 2 ? 1 : 2 };
  });
}

/** The rows with these nodes expanded, or all of them. */
function rowsOf(tree: ReferralTree, nodes?: readonly number[]) {
  const expanded = nodes ?? Array.from({ length: tree.people + 2 }, (_, node) => node);
  return visibleItems(rootId, (id) => childIds(tree, id), new Set(expanded.map(String)));
}

/** The whole tree, expanded, as lines of ids with their level. */
function linesOf(people: readonly Referral[]): string[] {
  return rowsOf(buildTree(people)).map(({ itemId, level }) => {
    const node = Number(itemId);
    const name = people[node]?.id ?? (node === people.length ? 'lost' : 'circle');
    return `${'-'.repeat(level)}${name}`;
  });
}

describe('growTree', () => {
  test('puts all people below their sponsors, siblings in the order of the list', () => {
    expect(linesOf(network([5, 2], [7, 5], [6, 2], [8, 7], [9, 5]))).toEqual(['5', '-7', '--8', '-9', '6']);
  });

  test('a sponsor may come later in the list than the referred', () => {
    expect(linesOf(network([9, 5], [5, 2]))).toEqual(['5', '-9']);
  });

  test('people without a sponsor in the list are grouped, with their branches', () => {
    expect(linesOf(network([5, 2], [7, 99], [8, 7], [9, null]))).toEqual(['5', 'lost', '-7', '--8', '-9']);
  });

  test('circles are cut and grouped, also people who are their own sponsors', () => {
    const lines = linesOf(network([5, 6], [6, 7], [7, 5], [8, 5], [9, 9]));
    expect(lines).toContain('-9');
    expect(lines[0]).toBe('circle');
    expect(lines).toHaveLength(6);
  });

  test('two people with one id are both there', () => {
    expect(linesOf(network([5, 2], [5, 2], [6, 5]))).toEqual(['5', '-6', '5']);
  });

  test('whatever the links, all people are listed exactly once and the counts agree', () => {
    const random = randomOf(21);
    for (let round = 0; round < 300; round += 1) {
      const size = 1 + random.whole(40);
      const people = network(
        ...Array.from({ length: size }, (): [number, number | null] => [
          3 + random.whole(40),
          random.pick([2, 2, null, 3 + random.whole(40), 3 + random.whole(40), 99]),
        ]),
      );
      const tree = buildTree(people);
      const rows = rowsOf(tree);
      const shown = rows.map(({ itemId }) => Number(itemId)).filter((node) => node < size);
      expect(shown.toSorted((a, b) => a - b)).toEqual(people.map((_, node) => node));
      const counted = tree.tops.reduce((sum, node) => sum + (tree.below[node] ?? 0) + (node < size ? 1 : 0), 0);
      expect(counted).toBe(size);
      for (const { itemId, level } of rows) expect(pathTo(tree, Number(itemId))).toHaveLength(level);
    }
  });

  test('grows a chain of fifty thousand people', () => {
    const chain = network(
      ...Array.from({ length: 50_000 }, (_, at): [number, number] => [at + 10, at === 0 ? 2 : at + 9]),
    );
    const tree = buildTree(chain);
    expect(tree.below[0]).toBe(49_999);
    expect(rowsOf(tree).at(-1)?.level).toBe(49_999);
  });
});

test('only the children of expanded items are rows, with their place among siblings', () => {
  const tree = buildTree(network([5, 2], [7, 5], [6, 2], [8, 7], [9, 5]));
  expect(rowsOf(tree, [])).toMatchObject([
    { itemId: '0', parentId: rootId, level: 0, index: 0, posInSet: 0, setSize: 2 },
    { itemId: '2', parentId: rootId, level: 0, index: 1, posInSet: 1, setSize: 2 },
  ]);
  expect(rowsOf(tree, [0, 2])[2]).toMatchObject({ itemId: '4', parentId: '0', level: 1, posInSet: 1, setSize: 2 });
});

test('expands the path to a person and keeps other expanded rows', () => {
  const tree = buildTree(network([5, 2], [7, 5], [6, 2], [8, 7]));
  expect(withPathTo(['2', '0'], tree, 3)).toEqual(['2', '0', '1']);
  expect(withPathTo(['2'], tree, -1)).toEqual(['2']);
});

test('the library accepts fifty thousand levels from our list', () => {
  const levels = 50_000;
  const below = (id: string) => (id === rootId ? ['0'] : Number(id) + 1 < levels ? [String(Number(id) + 1)] : []);
  const tree = createTree<string>({
    rootItemId: rootId,
    getItemName: (item) => item.getId(),
    isItemFolder: (item) => below(item.getId()).length > 0,
    dataLoader: { getItem: (id) => id, getChildren: below },
    instanceBuilder: buildProxiedInstance,
    features: [syncDataLoaderFeature, deepTreeFeature],
    initialState: { expandedItems: Array.from({ length: levels }, (_, node) => String(node)) },
  });
  tree.setMounted(true);
  tree.rebuildTree();
  expect(tree.getItems()).toHaveLength(levels);
});

test('the first level is expanded at first, unless it is too long', () => {
  expect(expandedAtFirst(buildTree(network([5, 2], [7, 5])))).toEqual(['0']);
  const wide = Array.from({ length: 400 }, (_, at): [number, number] => [at + 10, at === 0 ? 2 : 10]);
  expect(expandedAtFirst(buildTree(network(...wide)))).toEqual([]);
});

describe('open branches in the next answer', () => {
  /** The open rows of the first network, as rows of the second one. */
  function openAgain(before: readonly Referral[], open: readonly number[], after: readonly Referral[]) {
    const keys = nodeKeys(buildTree(before), before);
    const tree = buildTree(after);
    const wanted = open.map((node) => keys[node] ?? '');
    return foldersWith(tree, nodeKeys(tree, after), wanted).map(Number);
  }

  test('belong to the same people and groups, whose numbers have changed', () => {
    const before = network([5, 2], [7, 5], [8, 7], [9, 99], [10, 10]);
    const after = network([4, 2], [6, 4], [5, 2], [7, 5], [8, 7], [9, 99], [10, 10]);
    expect(openAgain(before, [1, 5], after)).toEqual([3, 7]);
    expect(openAgain(before, [0, 6], after)).toEqual([2, 8]);
  });

  test('are forgotten for people without a branch, and for a group without people', () => {
    const before = network([5, 2], [7, 5], [9, 99]);
    expect(openAgain(before, [0, 3], network([5, 2], [9, 2]))).toEqual([]);
  });

  test.each([null, 5])('of one of several people with the id %s do not open the others', (id) => {
    const links = network([5, 2], [6, 2], [7, 5], [8, 6]);
    const before = links.map((person, at) => (at < 2 ? { ...person, id } : person));
    const newcomer = network([4, 2]);
    const after = [...newcomer, ...before];
    const keys = nodeKeys(buildTree(after), after).filter((key) => key !== '');
    expect(new Set(keys).size).toBe(keys.length);
    expect(openAgain(before, [0], after)).toEqual(id === null ? [] : [1]);
    expect(openAgain(before, [1], after)).toEqual([]);
  });
});

test.each([
  ['Ana Souza Ándrade', 'an', ['', 'An', 'a Souza ', 'Án', 'drade']],
  ['Ana Souza', 'souza ana', ['', 'Ana', ' ', 'Souza', '']],
  ['C# João', 'joao c#', ['', 'C#', ' ', 'João', '']],
  ['Ana Souza', 'ana@exemplo', ['Ana Souza']],
  ['Ana Souza', ' ', ['Ana Souza']],
  ['Groß', 'gro', ['Groß']],
])('the letters of %s that a search for "%s" finds are at odd positions', (name, text, parts) => {
  expect(partsFound(name, text)).toEqual(parts);
});
