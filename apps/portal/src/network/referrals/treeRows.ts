import type { ReferralTree } from './referralTree.ts';

/** One line of the tree as it is opened now. */
export interface TreeRow {
  node: number;
  /** From 1. */
  level: number;
  /** Place among its siblings, from 1, and how many they are. */
  place: number;
  siblings: number;
  hasBranch: boolean;
  open: boolean;
}

/** The lines that can be seen, with the branches of `open` opened: no deeper recursion than a loop, however deep the network. */
export function treeRows(tree: ReferralTree, open: ReadonlySet<number>): TreeRow[] {
  const rows: TreeRow[] = [];
  const waiting: { node: number; level: number; place: number; siblings: number }[] = [];

  function show(node: number, level: number, place: number, siblings: number): void {
    const hasBranch = (tree.firstChild[node] ?? -1) >= 0;
    const isOpen = hasBranch && open.has(node);
    rows.push({ node, level, place, siblings, hasBranch, open: isOpen });
    if (isOpen) {
      waiting.push({
        node: tree.firstChild[node] ?? -1,
        level: level + 1,
        place: 1,
        siblings: tree.children[node] ?? 0,
      });
    }
  }

  for (const [at, top] of tree.tops.entries()) {
    show(top, 1, at + 1, tree.tops.length);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { node, level, place, siblings } = next;
      const sibling = tree.nextSibling[node] ?? -1;
      if (sibling >= 0) waiting.push({ node: sibling, level, place: place + 1, siblings });
      show(node, level, place, siblings);
    }
  }
  return rows;
}

/** Up to so many lines the second level is open from the start. */
const few = 300;

/** What is open as the tree appears: the first level, unless that would bury it. */
export function openAtFirst(tree: ReferralTree): ReadonlySet<number> {
  const groupsShut = tree.tops.filter((node) => node < tree.people);
  const lines = groupsShut.reduce((sum, node) => sum + 1 + (tree.children[node] ?? 0), 0);
  return new Set(lines <= few ? groupsShut : []);
}
