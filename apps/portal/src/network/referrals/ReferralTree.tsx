import { Card, Stack } from '@raiz/ui';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonSheet } from './personSheetPart.ts';
import { nameOf } from './referralColumns.tsx';
import type { ReferralIndex } from './referralIndex.ts';
import { growTree, type ReferralTree as Branches } from './referralTree.ts';
import { TreeLine } from './TreeLine.tsx';
import { TreeSearch } from './TreeSearch.tsx';
import { groupName, useReferralTree, type ReferralTreeState } from './useReferralTree.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useTreeWindow } from './useTreeWindow.ts';
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
  const branches = useMemo(() => growTree(people), [people]);
  return <GrownTree {...props} branches={branches} />;
}

interface GrownTreeProps extends ReferralTreeProps {
  branches: Branches;
}

/**
 * Search and rows, with the selected person beside them. Where that column has no room, a tap or
 * Enter opens a sheet with the person instead.
 */
function GrownTree(props: GrownTreeProps) {
  const { index, branches } = props;
  const isNarrow = useIsNarrow();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const state = useReferralTree({ ...props, onOpen: isNarrow ? () => setSheet('open') : undefined });
  const chosen = index.people[state.focused] ?? null;
  return (
    <div className={styles.columns}>
      <Stack gap={12}>
        <TreeSearch index={index} from={state.focused} onFound={state.reveal} />
        <TreeRows index={index} branches={branches} person={props.person} state={state} />
      </Stack>
      {chosen !== null && !isNarrow && (
        <div className={styles.rail}>
          <Card title={nameOf(chosen)}>
            <PersonFacts person={chosen} />
          </Card>
        </div>
      )}
      {chosen !== null && sheet !== 'never' && (
        <PersonSheet open={isNarrow && sheet === 'open'} onClose={() => setSheet('closed')} person={chosen} />
      )}
    </div>
  );
}

interface TreeRowsProps {
  index: ReferralIndex;
  branches: Branches;
  /** Id of the person in the address. */
  person: number | null;
  state: ReferralTreeState;
}

/** The rows in view. One of them is the tab stop; each has level, set size and position. */
function TreeRows({ index, branches, person, state }: TreeRowsProps) {
  const { tree } = state;
  const { rows, height, page } = useTreeWindow(tree);
  const keys = useTreeKeys(state, page);
  const items = tree.getItems();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // Opened from a person's sheet, which is gone with its focus.
    if (person !== null && document.activeElement === document.body) tree.getFocusedItem().getElement()?.focus();
  }, [tree, person]);
  return (
    <div {...tree.getContainerProps(messages.treeLabel)} {...keys} className={styles.tree}>
      <div role="none" className={styles.lines} style={{ height }}>
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
              below={branches.below[node] ?? 0}
            />
          );
        })}
      </div>
    </div>
  );
}
