import type { FeatureImplementation, ItemMeta } from '@headless-tree/core';
import type { MouseEvent } from 'react';
import { pathTo, type ReferralTree } from './referralTree.ts';

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

/**
 * Ids expanded when the tree opens: the people of the first level, unless that is too many rows.
 */
export function expandedAtFirst(tree: ReferralTree): string[] {
  const people = tree.tops.filter((node) => node < tree.people);
  const rows = people.reduce((sum, node) => sum + 1 + (tree.children[node]?.length ?? 0), 0);
  return rows <= maxRowsExpanded ? people.map(String) : [];
}

/** Adds every item above a node to the expanded ids, so that its row is visible; -1 adds none. */
export function withPathTo(expanded: readonly string[], tree: ReferralTree, node: number): string[] {
  return [...new Set([...expanded, ...pathTo(tree, node).map(String)])];
}

/**
 * The visible items from top to bottom, with level and place among their siblings (both from 0).
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
 * Lists the visible items with a loop. The library's own list calls itself for each level, and
 * overflows the stack at 5,000 levels (docs/decisions/0025-tree-and-dragging-on-libraries.md).
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
