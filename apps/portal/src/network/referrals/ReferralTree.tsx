import type { ItemInstance, TreeInstance } from '@headless-tree/core';
import { Button, Card, ChevronDownIcon, ChevronRightIcon, LevelEmblem, statusOf, StatusText, Text } from '@raiz/ui';
import { countOf, formatCount } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { media } from '@raiz/ui/theme';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { levelChip } from '../shared/levelChip.tsx';
import { nameOf, type Referral, type ReferralIndex } from './findReferrals.ts';
import { PersonSheet } from './lazyPersonSheet.ts';
import { EarningsLink, PersonFacts } from './PersonFacts.tsx';
import { buildTree, partsFound, type ReferralTree as Branches } from './referralTree.ts';
import { groupName, type ReferralTreeState, useReferralTree } from './useReferralTree.ts';
import { TreeSearch } from './TreeSearch.tsx';
import { useTreeKeys } from './useTreeKeys.ts';
import { treeArea } from './Referrals.css.ts';
import { rowsOnPaper, usePrinting } from '../../shared/page/printing.ts';
import * as styles from './ReferralTree.css.ts';

export interface ReferralTreeProps {
  /** The whole network, prepared for search. */
  index: ReferralIndex;
  /** Id of the selected person, from the address. */
  person: number | null;
  /** Called with the id of the selected person; null for a group. */
  onPerson: (person: number | null) => void;
}

/** The network as a tree: search, rows, and the selected person. */
export function ReferralTree(props: ReferralTreeProps) {
  const { people } = props.index;
  const branches = useMemo(() => buildTree(people), [people]);
  return <LoadedTree {...props} branches={branches} />;
}

interface LoadedTreeProps extends ReferralTreeProps {
  branches: Branches;
}

/**
 * Search and rows, with the selected person next to them. Without room for that column, a tap or
 * Enter opens a sheet with the person instead.
 */
function LoadedTree(props: LoadedTreeProps) {
  const { index, branches } = props;
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useStateHere(false);
  const [sought, setSought] = useState('');
  const state = useReferralTree({ ...props, onOpen: isNarrow ? () => setOpen(true) : undefined });
  const chosen = index.people[state.focused] ?? null;
  const isPaper = usePrinting() !== null;
  const all = index.people.length;
  // Paper lacks those in closed branches.
  const shown = isPaper ? state.tree.getItems().filter((item) => Number(item.getId()) < all).length : all;
  return (
    <>
      <TreeSearch index={index} from={state.focused} onSearch={setSought} onFound={state.reveal} />
      <div className={treeArea}>
        <div className={styles.size}>
          <Text as="span" size="caption" tone="muted">
            {shown < all &&
              commonMessages.rowsShown({ shown: formatCount(shown), total: countOf(all, messages.people) })}
          </Text>
          {branches.children.some((children) => children.length > 0) && (
            <Button variant="quiet" size="small" flush onClick={state.toggleAll}>
              {state.isExpanded ? messages.collapseAll : messages.expandAll}
            </Button>
          )}
        </div>
        <TreeRows index={index} branches={branches} person={props.person} sought={sought} state={state} />
      </div>
      {chosen !== null && !isNarrow && (
        <div className={styles.rail}>
          <Card title={nameOf(chosen)}>
            <PersonFacts person={chosen} />
            <EarningsLink person={chosen} />
          </Card>
        </div>
      )}
      {chosen !== null && isNarrow && isOpen && <PersonSheet onClose={() => setOpen(false)} person={chosen} />}
    </>
  );
}

interface TreeRowsProps {
  index: ReferralIndex;
  branches: Branches;
  /** Id of the person in the address. */
  person: number | null;
  /** The text of the search, whose letters are marked. */
  sought: string;
  state: ReferralTreeState;
}

/** The visible rows. One of them is the tab stop; each has level, set size and position. */
function TreeRows({ index, branches, person, sought, state }: TreeRowsProps) {
  const { tree } = state;
  const { rows, height, page } = useTreeWindow(tree);
  const keys = useTreeKeys(state, page);
  const items = tree.getItems();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // Opened from a person's sheet, which has unmounted with the focus.
    if (person !== null && document.activeElement === document.body) tree.getFocusedItem().getElement()?.focus();
  }, [tree, person]);
  return (
    <div {...tree.getContainerProps(messages.treeLabel)} {...keys} className={styles.tree}>
      <div role="none" className={styles.lines[person === null ? 'unchosen' : 'chosen']} style={{ height }}>
        {rows.map(({ index: at, start }) => {
          const item = items[at];
          if (item === undefined) return null;
          const node = Number(item.getId());
          return (
            <TreeLine
              key={item.getKey()}
              item={item}
              top={start}
              person={index.people[node] ?? null}
              group={groupName(index, node)}
              sought={sought}
              below={branches.below[node] ?? 0}
            />
          );
        })}
      </div>
    </div>
  );
}

interface TreeLineProps {
  /** The row's item: level, position among its siblings, focus and expansion. */
  item: ItemInstance<string>;
  /** Distance from the top of the tree, in pixels. */
  top: number;
  /** Null for one of the two groups. */
  person: Referral | null;
  /** Name of the group. */
  group: string;
  /** The text of the search. */
  sought: string;
  /** Number of people below. */
  below: number;
}

/** One person of the tree, or a group of people whose sponsor is not in it. */
function TreeLine({ item, top, person, group, sought, below }: TreeLineProps) {
  const name = person === null ? group : nameOf(person);
  const position: Record<string, string> = { top: `${top}px`, '--tree-level': String(item.getItemMeta().level) };
  return (
    <div {...item.getProps()} className={styles.line} style={position}>
      <span data-opener className={styles.opener}>
        {item.isFolder() && (item.isExpanded() ? <ChevronDownIcon /> : <ChevronRightIcon />)}
      </span>
      <span className={styles.name} title={name}>
        {partsFound(name, sought).map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <mark key={at} className={styles.found}>
              {part}
            </mark>
          ),
        )}
      </span>
      {person !== null && (
        <>
          <span className={styles.status}>
            <StatusText {...statusOf('person', person.assinatura_status)} />
          </span>
          <span className={styles.level}>{levelChip(person.nivel)}</span>
          <span className={styles.emblem}>{person.nivel && <LevelEmblem level={person.nivel} size="small" />}</span>
        </>
      )}
      <span className={styles.count}>{countOf(below, messages.branch)}</span>
    </div>
  );
}

/** Row height in rem, so that rows grow with the text size; the same as in ReferralTree.css.ts. */
const rowRem = 2.75;
/** Size of the scroller in pixels before it is measured. */
const initialSize = { width: 0, height: 544 };

/**
 * The visible rows of the tree, and always the focused one. Scrolls tree and window to the row that
 * gets the focus; the first one starts in the middle.
 */
function useTreeWindow(tree: TreeInstance<string>) {
  const at = tree.getFocusedItem().getItemMeta().index;
  const rowHeight = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const virtualizer = useVirtualizer({
    count: tree.getItems().length,
    getScrollElement: () => tree.getElement() ?? null,
    estimateSize: () => rowHeight,
    // Rows above and below the visible ones; on paper all.
    overscan: usePrinting() === null ? 6 : rowsOnPaper,
    // Not below the fade.
    scrollPaddingEnd: rowHeight,
    initialRect: initialSize,
    // The focused row stays in the document, so that scrolling does not lose the focus.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const opened = useRef(false);
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(at, { align: opened.current ? 'auto' : 'center' });
    // The tree may be higher than its visible part.
    if (opened.current) tree.getFocusedItem().getElement()?.scrollIntoView({ block: 'nearest' });
    opened.current = true;
  }, [virtualizer, tree, at]);
  return {
    rows: virtualizer.getVirtualItems(),
    /** Height of all rows, in pixels. */
    height: virtualizer.getTotalSize(),
    /** Number of visible rows. */
    page: Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? initialSize.height) / rowHeight)),
  };
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(media.narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether a page has room for one column only: up to 1023 px. For behaviour, not for looks. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.narrow).matches);
}
