import { buildProxiedInstance, syncDataLoaderFeature, type TreeInstance, type Updater } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { useEffect, useMemo, useState } from 'react';
import { useEntryMemory } from '../../shared/page/EntryMemory.tsx';
import type { ReferralIndex } from './findReferrals.ts';
import {
  childIds,
  deepTreeFeature,
  expandedAtFirst,
  foldersOf,
  foldersWith,
  hasChildren,
  nodeKeys,
  pathTo,
  pressFeature,
  type ReferralTree,
  rootId,
  visibleItems,
  withPathTo,
} from './referralTree.ts';

/** Options of `useReferralTree`. */
export interface ReferralTreeOptions {
  /** The whole network, indexed for search. */
  index: ReferralIndex;
  /** The same people by sponsor. */
  branches: ReferralTree;
  /** Id of the person in the address, or null. */
  person: number | null;
  /** Called with the id of the selected person; null for a group. */
  onPerson: (person: number | null) => void;
  /**
   * Called by a press on a person or the Enter key; undefined if the details are always visible.
   */
  onOpen: (() => void) | undefined;
}

/** The tree and the actions of its keys and its search. */
export interface ReferralTreeState {
  tree: TreeInstance<string>;
  /** Node of the focused row, which is the selected one. */
  focused: number;
  /** Opens the details of the focused person; null for a group, and if they are visible. */
  openDetails: (() => void) | null;
  /** Whether every branch is expanded. */
  isExpanded: boolean;
  /** Expands every branch; or collapses all, and selects the top of the selected branch. */
  toggleAll: () => void;
  /** Expands the focused item and all its siblings. */
  expandSiblings: () => void;
  /** Names of all rows for type-ahead: without accents, in lower case. */
  rowNames: () => string[];
  /** Expands every branch above a node and selects it; the focus stays where it is. */
  reveal: (node: number) => void;
}

/** The name of the tree among the lists of its page. */
const list = 'tree';

/**
 * The tree of the network on headless-tree: which branches are expanded, and which row has the
 * focus. Both stay through a refetch; back and forward show the same branches again.
 */
export function useReferralTree(options: ReferralTreeOptions): ReferralTreeState {
  const { index, branches, person, onPerson, onOpen } = options;
  const nodeOf = (id: number | null) => (id === null ? -1 : index.people.findIndex((one) => one.id === id));
  const idOf = (item: string | null) => index.people[Number(item ?? -1)]?.id ?? null;
  const { openItems } = useEntryMemory();
  const keys = useMemo(() => nodeKeys(branches, index.people), [branches, index]);
  const remembered = () => {
    const open = openItems.get(list);
    return open === undefined ? expandedAtFirst(branches) : foldersWith(branches, keys, open);
  };
  const [expandedItems, setExpanded] = useState(() => withPathTo(remembered(), branches, nodeOf(person)));
  const [focusedItem, setFocused] = useState(() => itemOf(nodeOf(person)));
  const [shown, setShown] = useState({ branches, keys, person });
  // The selection that the address does not have yet: an earlier one must not come back when the
  // address changes after its delay.
  const [reported, setReported] = useState<readonly (number | null)[]>([]);

  function show(node: number, expanded: readonly string[]) {
    setExpanded(withPathTo(expanded, branches, node));
    setFocused(itemOf(node));
  }

  function report(id: number | null) {
    setReported((before) => [...before, id]);
    onPerson(id);
  }

  if (shown.branches !== branches || shown.person !== person) {
    setShown({ branches, keys, person });
    const node = nodeOf(person);
    const reportedAt = reported.indexOf(person);
    if (shown.branches !== branches) {
      // In another network the same number is another person.
      const same = shown.person === person ? keys.indexOf(shown.keys[Number(focusedItem ?? -1)] ?? 'none') : -1;
      show(same < 0 ? node : same, remembered());
    } else if (reportedAt !== -1) setReported(reported.slice(reportedAt + 1));
    // The address changed by navigation, such as "back".
    else if (node >= 0 && idOf(focusedItem) !== person) show(node, expandedItems);
  } else if (reported.length > 0 && reported.at(-1) === person) setReported([]);

  useEffect(() => {
    const open = expandedItems.map((item) => keys[Number(item)] ?? '');
    openItems.set(list, open);
  }, [expandedItems, keys, openItems]);

  const tree = useTree<string>({
    rootItemId: rootId,
    // Differs from `state`, so that the library lists the rows in the first render and not later.
    initialState: {},
    state: { expandedItems, focusedItem },
    setExpandedItems: setExpanded,
    setFocusedItem: (update: Updater<string | null>) => {
      const item = typeof update === 'function' ? update(focusedItem) : update;
      setFocused(item);
      report(idOf(item));
    },
    getItemName: (item) => nameOf(index, Number(item.getId())),
    isItemFolder: (item) => hasChildren(branches, item.getId()),
    dataLoader: { getItem: (id) => id, getChildren: (id) => childIds(branches, id) },
    onPrimaryAction: (item) => Number(item.getId()) < index.people.length && onOpen?.(),
    instanceBuilder: buildProxiedInstance,
    features: [syncDataLoaderFeature, deepTreeFeature, pressFeature],
  });

  const focused = Number(tree.getFocusedItem().getId());
  const folders = useMemo(() => foldersOf(branches), [branches]);
  const isExpanded = expandedItems.length === folders.length;
  return {
    tree,
    focused,
    openDetails: onOpen !== undefined && focused < index.people.length ? onOpen : null,
    // Uses ids, not the library's items: each of them is a proxy, and there may be fifty thousand.
    isExpanded,
    toggleAll() {
      setExpanded(isExpanded ? [] : folders);
      const [top = focused] = pathTo(branches, focused);
      if (!isExpanded || top === focused) return;
      setFocused(itemOf(top));
      report(index.people[top]?.id ?? null);
    },
    expandSiblings() {
      const parent = branches.parent[focused] ?? -1;
      const siblings = childIds(branches, itemOf(parent) ?? rootId).filter((id) => hasChildren(branches, id));
      setExpanded([...new Set([...expandedItems, ...siblings])]);
    },
    rowNames: () =>
      visibleItems(rootId, (id) => childIds(branches, id), new Set(expandedItems)).map(({ itemId }) =>
        nameOf(index, Number(itemId)),
      ),
    reveal(node) {
      show(node, expandedItems);
      report(index.people[node]?.id ?? null);
    },
  };
}

function itemOf(node: number): string | null {
  return node < 0 ? null : String(node);
}

/**
 * Name of a group of people whose sponsor is not in the tree.
 * @param node number after those of the people
 */
export function groupName({ people }: ReferralIndex, node: number): string {
  return node === people.length ? messages.withoutSponsor : messages.inCircle;
}

function nameOf(index: ReferralIndex, node: number): string {
  return index.names[node] ?? groupName(index, node).toLowerCase();
}
