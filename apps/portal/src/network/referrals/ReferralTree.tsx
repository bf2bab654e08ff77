import { Loading, SkeletonText, Stack } from '@raiz/ui';
import { referralsMessages, referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { useCallback, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { PersonCard } from './PersonCard.tsx';
import type { ReferralIndex } from './referralIndex.ts';
import { growTree, type ReferralTree as BranchesOfAll } from './referralTree.ts';
import { TreeLine } from './TreeLine.tsx';
import { TreeSearch } from './TreeSearch.tsx';
import { treeStep, typeAhead } from './treeKeys.ts';
import { usePrepared } from './usePrepared.ts';
import { useTree, type TreeOnPage } from './useTree.ts';
import { useTyped } from './useTyped.ts';
import { lineRem, useWindow } from './useWindow.ts';
import * as styles from './ReferralTree.css.ts';

export interface ReferralTreeProps {
  /** The whole network, prepared for search and for the tree. */
  index: ReferralIndex;
  /** Id of the person the address asks for. */
  person: number | null;
  /** Called with the id of whoever is chosen; null for a group. */
  onPerson: (person: number | null) => void;
}

/** The network as a tree, once it has been drawn out of who brought whom. */
export function ReferralTree({ index, ...props }: ReferralTreeProps) {
  const begin = useCallback(() => growTree(index.people), [index]);
  const tree = usePrepared(begin, index.people.length);
  if (tree === null) {
    return (
      <Loading text={referralsMessages.loading}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  return <GrownTree index={index} tree={tree} {...props} />;
}

interface GrownTreeProps extends ReferralTreeProps {
  tree: BranchesOfAll;
}

/** Search, branches, and the card of the person chosen. */
function GrownTree({ index, tree, person, onPerson }: GrownTreeProps) {
  const page = useTree(index, tree, person);
  const chosen = index.people[page.rows[page.at]?.node ?? -1] ?? null;
  useFollow(index, person, chosen?.id ?? null, page.reveal);
  function goTo(line: number) {
    page.goTo(line);
    onPerson(index.people[page.rows[line]?.node ?? -1]?.id ?? null);
  }
  function reveal(node: number) {
    page.reveal(node);
    onPerson(index.people[node]?.id ?? null);
  }
  return (
    <Stack gap={16}>
      <TreeSearch index={index} from={page.rows[page.at]?.node ?? -1} onFound={reveal} />
      <Branches index={index} page={page} goTo={goTo} />
      {chosen !== null && <PersonCard person={chosen} />}
    </Stack>
  );
}

/** Goes along when the address asks for somebody else, as after "back". */
function useFollow(
  index: ReferralIndex,
  person: number | null,
  chosen: number | null,
  reveal: (node: number) => void,
): void {
  const [followed, setFollowed] = useState(person);
  if (followed === person) return;
  setFollowed(person);
  const node = person === null || person === chosen ? -1 : index.people.findIndex((one) => one.id === person);
  if (node >= 0) reveal(node);
}

interface BranchesProps {
  /** The whole network, prepared for search and for the tree. */
  index: ReferralIndex;
  /** The lines that are drawn. */
  page: TreeOnPage;
  /** Leads the focus to a line, counted from 0 over all pages. */
  goTo: (line: number) => void;
}

/** The lines in sight, and the keys of the ARIA pattern "tree view". */
function Branches({ index, page, goTo }: BranchesProps) {
  const { tree, rows, at } = page;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, page: inSight } = useWindow(scroller, rows.length, at);
  const typed = useTyped();
  const groupOf = (node: number) => (node === tree.people ? messages.withoutSponsor : messages.inCircle);
  const nameOf = (node: number) => index.names[node] ?? groupOf(node).toLowerCase();

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = typed.isOpen() && event.key === ' ';
    const step = typing ? null : treeStep(event.key, tree, rows, at, inSight);
    if (step === null && event.key.length !== 1) return;
    event.preventDefault();
    if (step === null) {
      const text = typed.add(event.key);
      // A longer beginning may still be the line one is on.
      const found = typeAhead(text, rows, text.length > 1 ? at - 1 + rows.length : at, nameOf);
      if (found >= 0) goTo(found);
    } else if ('go' in step) goTo(step.go);
    else if ('open' in step) page.open(step.open);
    else page.shut(step.shut);
  }

  function onClick({ target }: MouseEvent) {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    const place = Number(line?.dataset.line ?? -1);
    const row = rows[place];
    if (row === undefined || !(target instanceof Element)) return;
    if (target.closest('[data-opener]') === null || !row.hasBranch) goTo(place);
    else if (row.open) page.shut(row.node);
    else page.open([row.node]);
  }

  const shown = rows.slice(first, end).map((row, place) => ({ row, place: first + place }));
  const present = rows[at];
  // The chosen line is always there, even when it has been scrolled out of sight.
  if (present !== undefined && (at < first || at >= end)) shown.push({ row: present, place: at });
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      aria-label={messages.treeLabel}
      aria-activedescendant={`${id}-${present?.node ?? ''}`}
      className={styles.tree}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="none" className={styles.lines} style={{ height: `${rows.length * lineRem}rem` }}>
        {shown.map(({ row, place }) => (
          <TreeLine
            key={row.node}
            id={`${id}-${row.node}`}
            row={row}
            at={place}
            person={index.people[row.node] ?? null}
            group={groupOf(row.node)}
            below={tree.below[row.node] ?? 0}
            selected={place === at}
          />
        ))}
      </div>
    </div>
  );
}
