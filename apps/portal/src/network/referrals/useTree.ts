import { useMemo, useState } from 'react';
import type { ReferralIndex } from './referralIndex.ts';
import { pathTo, type ReferralTree } from './referralTree.ts';
import { openAtFirst, treeRows, type TreeRow } from './treeRows.ts';

/** A tree on the page: its lines, the one the reader is on, and what can be done. */
export interface TreeOnPage {
  tree: ReferralTree;
  rows: readonly TreeRow[];
  /** Number of the line the reader is on. */
  at: number;
  goTo: (line: number) => void;
  open: (nodes: readonly number[]) => void;
  shut: (node: number) => void;
  /** Opens every branch on the way to a person and goes there. */
  reveal: (node: number) => void;
}

/** The opened tree of a network. @param person id of somebody to show from the start, or null */
export function useTree(index: ReferralIndex, tree: ReferralTree, person: number | null): TreeOnPage {
  const nodeOf = (id: number | null) => (id === null ? -1 : index.people.findIndex((one) => one.id === id));
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => withWay(openAtFirst(tree), tree, nodeOf(person)));
  const [present, setPresent] = useState(() => nodeOf(person));
  const [grown, setGrown] = useState(tree);
  if (grown !== tree) {
    // Node numbers of another network mean other people.
    setGrown(tree);
    setOpened(withWay(openAtFirst(tree), tree, nodeOf(person)));
    setPresent(nodeOf(person));
  }
  const rows = useMemo(() => treeRows(tree, opened), [tree, opened]);
  const at = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex(({ node }) => node === present),
      ),
    [rows, present],
  );

  return {
    tree,
    rows,
    at,
    goTo: (line) => setPresent(rows[line]?.node ?? -1),
    open: (nodes) => setOpened((before) => new Set([...before, ...nodes])),
    shut: (node) => {
      setOpened((before) => new Set([...before].filter((one) => one !== node)));
      // Whoever stood in the branch now stands at its head.
      if (pathTo(tree, present).includes(node)) setPresent(node);
    },
    reveal: (node) => {
      setOpened((before) => withWay(before, tree, node));
      setPresent(node);
    },
  };
}

function withWay(opened: ReadonlySet<number>, tree: ReferralTree, node: number): ReadonlySet<number> {
  return node < 0 ? opened : new Set([...opened, ...pathTo(tree, node)]);
}
