import type { ReferralTree } from './referralTree.ts';
import type { TreeRow } from './treeRows.ts';

/** What a key does to the tree: go to a line, open or shut branches, or nothing. */
export type TreeStep = { go: number } | { open: readonly number[] } | { shut: number } | null;

/** Everybody on the level of a line, below the same node, who has a branch. */
function siblingsWithBranch(tree: ReferralTree, node: number): number[] {
  const parent = tree.parent[node] ?? -1;
  if (parent < 0) return tree.tops.filter((top) => (tree.firstChild[top] ?? -1) >= 0);
  const nodes: number[] = [];
  for (let at = tree.firstChild[parent] ?? -1; at >= 0; at = tree.nextSibling[at] ?? -1) {
    if ((tree.firstChild[at] ?? -1) >= 0) nodes.push(at);
  }
  return nodes;
}

/**
 * The keys of the ARIA pattern "tree view".
 * @param at number of the line the reader is on
 * @param page how many lines are in sight
 */
export function treeStep(
  key: string,
  tree: ReferralTree,
  rows: readonly TreeRow[],
  at: number,
  page: number,
): TreeStep {
  const row = rows[at];
  if (row === undefined) return null;
  const go = (to: number): TreeStep => ({ go: Math.max(0, Math.min(rows.length - 1, to)) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'PageDown':
      return go(at + page);
    case 'PageUp':
      return go(at - page);
    case 'ArrowRight':
      if (!row.hasBranch) return null;
      return row.open ? go(at + 1) : { open: [row.node] };
    case 'ArrowLeft': {
      if (row.open) return { shut: row.node };
      const parent = tree.parent[row.node] ?? -1;
      return parent < 0 ? null : go(rows.findLastIndex((one, place) => place < at && one.node === parent));
    }
    case 'Enter':
    case ' ':
      if (!row.hasBranch) return null;
      return row.open ? { shut: row.node } : { open: [row.node] };
    case '*':
      return { open: siblingsWithBranch(tree, row.node) };
    default:
      return null;
  }
}

/**
 * The next line whose words begin with what is typed, from the one after `at` round to it.
 * @returns -1 when there is none
 */
export function typeAhead(
  typed: string,
  rows: readonly TreeRow[],
  at: number,
  nameOf: (node: number) => string,
): number {
  for (let step = 1; step <= rows.length; step += 1) {
    const place = (at + step) % rows.length;
    const row = rows[place];
    if (row !== undefined && nameOf(row.node).startsWith(typed)) return place;
  }
  return -1;
}
