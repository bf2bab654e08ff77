import { hasWords, normalizeForSearch, searchWords } from '@raiz/ui/format';
import type { FeatureImplementation, ItemMeta } from '@headless-tree/core';
import type { MouseEvent } from 'react';
import type { Referral, ReferralIndex } from './findReferrals.ts';
import { rowKeys } from '../../shared/reads/rows.ts';

/**
 * The network by sponsor. Nodes are numbers: 0 to n-1 are the people in the server's order, n is
 * the group of people whose sponsor is not in the list, n+1 the group of people whose sponsors form
 * a cycle.
 */
export interface ReferralTree {
  /** Number of people, n. */
  people: number;
  /** Parent of each node; -1 on the first level. */
  parent: readonly number[];
  /** Nodes directly below each node, in the server's order. */
  children: readonly (readonly number[])[];
  /** Number of people below each node, at any depth. */
  below: readonly number[];
  /** Nodes of the first level, in order; groups only if they have people. */
  tops: readonly number[];
}

/** Node of each person's sponsor. If two people have the same id, the first one is the sponsor. */
function sponsorsOf(people: readonly Referral[]): number[] {
  const nodes = new Map<number, number>();
  for (const [node, { id }] of people.entries()) {
    if (id !== null && !nodes.has(id)) nodes.set(id, node);
  }
  const parents = people.map(({ indicador_id: sponsor, profundidade }) => {
    const known = sponsor === null ? undefined : nodes.get(sponsor);
    // Without a sponsor in the list: the member's direct referral, or a person without a sponsor.
    return known ?? (profundidade === 1 ? -1 : people.length);
  });
  return [...parents, -1, -1];
}

/** Moves one person of every cycle to the group of cycles, so that the rest is a tree. */
function cutCircles(parent: number[], people: number): void {
  const visitedFrom = new Int32Array(people).fill(-1);
  for (let start = 0; start < people; start += 1) {
    let node = start;
    while (visitedFrom[node] === -1) {
      visitedFrom[node] = start;
      node = parent[node] ?? -1;
    }
    if (visitedFrom[node] === start) parent[node] = people + 1;
  }
}

/** All nodes, each after its parent. */
function fromTheTop({ tops, children }: Pick<ReferralTree, 'tops' | 'children'>): number[] {
  const nodes = [...tops];
  for (const node of nodes) {
    for (const child of children[node] ?? []) nodes.push(child);
  }
  return nodes;
}

/** Builds the tree from `indicador_id`. Each person is in it exactly once, for any data. */
export function buildTree(list: readonly Referral[]): ReferralTree {
  const people = list.length;
  const parent = sponsorsOf(list);
  cutCircles(parent, people);
  const children: number[][] = parent.map(() => []);
  const tops: number[] = [];
  for (let node = 0; node < people; node += 1) (children[parent[node] ?? -1] ?? tops).push(node);
  for (const group of [people, people + 1]) if (children[group]?.length) tops.push(group);
  const below = parent.map(() => 0);
  for (const node of fromTheTop({ tops, children }).reverse()) {
    const above = parent[node] ?? -1;
    if (above >= 0) below[above] = (below[above] ?? 0) + (below[node] ?? 0) + 1;
  }
  return { people, parent, children, below, tops };
}

/** The nodes above a node, from the first level down. */
export function pathTo(tree: ReferralTree, node: number): number[] {
  const nodes: number[] = [];
  for (let at = tree.parent[node] ?? -1; at >= 0; at = tree.parent[at] ?? -1) nodes.push(at);
  return nodes.reverse();
}

/** Id of the root item, which has no row; its children are the first level. */
export const rootId = 'root';

/** The second level starts expanded up to this number of rows. */
const maxRowsExpanded = 300;

/** Ids of the items below an item. An id is the number of the node in ReferralTree. */
export function childIds(tree: ReferralTree, id: string): string[] {
  const nodes = id === rootId ? tree.tops : (tree.children[Number(id)] ?? []);
  return nodes.map(String);
}

/** Whether an item has items below it. */
export function hasChildren(tree: ReferralTree, id: string): boolean {
  return (tree.children[Number(id)]?.length ?? 0) > 0;
}

/** Rows whose name or e-mail contains every word, without accents and case; none for no text. */
export function findPeople(index: ReferralIndex, text: string): number[] {
  const words = searchWords(text);
  const rows: number[] = [];
  if (words.length === 0) return rows;
  for (const [row, name] of index.names.entries()) {
    if (hasWords(name, words) || hasWords(index.emails[row] ?? '', words)) rows.push(row);
  }
  return rows;
}

/** The parts of a name: those at odd positions are the letters that a search for this text has found. */
export function partsFound(name: string, text: string): string[] {
  const words = searchWords(text);
  const normalized = normalizeForSearch(name);
  // A few letters, such as "ß", fold to several.
  if (words.length === 0 || !hasWords(normalized, words) || normalized.length !== name.length) return [name];
  const found = new RegExp(`(${words.map((word) => word.replace(/\W/g, '\\$&')).join('|')})`);
  let at = 0;
  return normalized.split(found).map((part) => name.slice(at, (at += part.length)));
}

/** The first row after `from`; after the last row, the first one. Returns -1 if there are none. */
export function nextOf(rows: readonly number[], from: number): number {
  return rows.find((row) => row > from) ?? rows[0] ?? -1;
}

/** Ids of all items that have items below them. */
export function foldersOf(tree: ReferralTree): string[] {
  return [...tree.children.keys()].map(String).filter((id) => hasChildren(tree, id));
}

/**
 * Ids expanded when the tree opens: the people of the first level, unless that is too many rows.
 */
export function expandedAtFirst(tree: ReferralTree): string[] {
  const people = tree.tops.filter((node) => node < tree.people);
  const rows = people.reduce((sum, node) => sum + 1 + (tree.children[node]?.length ?? 0), 0);
  return rows <= maxRowsExpanded ? people.map(String).filter((id) => hasChildren(tree, id)) : [];
}

/**
 * A key for each node, the same in the next answer of the server, unlike its number: the key of the
 * person's row or of the group; '' for a group without people.
 */
export function nodeKeys(tree: ReferralTree, people: readonly Referral[]): string[] {
  const keyOf = rowKeys(people);
  return tree.children.map((below, node) => {
    const person = people[node];
    if (person !== undefined) return keyOf(person);
    return below.length === 0 ? '' : `group ${node - people.length}`;
  });
}

/** Ids of the items with these keys, if they have items below them. */
export function foldersWith(tree: ReferralTree, keys: readonly string[], wanted: readonly string[]): string[] {
  const set = new Set(wanted);
  return foldersOf(tree).filter((id) => set.has(keys[Number(id)] ?? ''));
}

/** Adds every item above a node to the expanded ids, so that its row is visible; -1 adds none. */
export function withPathTo(expanded: readonly string[], tree: ReferralTree, node: number): string[] {
  return [...new Set([...expanded, ...pathTo(tree, node).map(String)])];
}

/**
 * The visible items from top to bottom, with level and index among their siblings (both from 0).
 */
export function visibleItems(
  root: string,
  childrenOf: (id: string) => readonly string[],
  expanded: ReadonlySet<string>,
): ItemMeta[] {
  const items: ItemMeta[] = [];
  const branches = [{ parentId: root, ids: childrenOf(root), next: 0 }];
  for (let branch = branches.at(-1); branch !== undefined; branch = branches.at(-1)) {
    const { parentId, ids, next } = branch;
    const itemId = ids[next];
    if (itemId === undefined) {
      branches.pop();
      continue;
    }
    branch.next += 1;
    const level = branches.length - 1;
    items.push({ itemId, parentId, level, index: items.length, setSize: ids.length, posInSet: next });
    if (expanded.has(itemId)) branches.push({ parentId: itemId, ids: childrenOf(itemId), next: 0 });
  }
  return items;
}

/**
 * Lists the visible items with a loop. The library's own function is recursive, and overflows the
 * stack at 5,000 levels (docs/decisions/0025-tree-and-dragging-on-libraries.md).
 */
export const deepTreeFeature: FeatureImplementation = {
  key: 'deep-tree',
  treeInstance: {
    getItemsMeta: ({ tree }) =>
      visibleItems(
        tree.getConfig().rootItemId,
        (id) => tree.retrieveChildrenIds(id),
        new Set(tree.getState().expandedItems),
      ),
  },
};

/**
 * A click on a row selects it and is its primary action; a click on its arrow expands or collapses
 * it instead. The accessible name of a row is its text.
 */
export const pressFeature: FeatureImplementation = {
  key: 'press',
  itemInstance: {
    getProps: ({ item, prev }) => ({
      ...prev?.(),
      'aria-label': undefined,
      'aria-selected': item.isFocused(),
      onClick({ target }: MouseEvent) {
        item.setFocused();
        if (!(target instanceof Element) || target.closest('[data-opener]') === null) item.primaryAction();
        else if (item.isExpanded()) item.collapse();
        else item.expand();
      },
    }),
  },
};
