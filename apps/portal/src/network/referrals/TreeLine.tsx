import { ChevronDownIcon, ChevronRightIcon, LevelChip, StatusBadge } from '@raiz/ui';
import { countOf, emptyValue } from '@raiz/ui/format';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import type { Referral } from './referralIndex.ts';
import type { TreeRow } from './treeRows.ts';
import { lineRem } from './useWindow.ts';
import * as styles from './ReferralTree.css.ts';

/** Deeper lines are set in no further; their level is told to screen readers and in the card below. */
const mostSteps = 12;

export interface TreeLineProps {
  /** Id of the element, by which the tree names the current line. */
  id: string;
  /** Level, place among the siblings, and whether the branch is open. */
  row: TreeRow;
  /** Number of the line, from 0. */
  at: number;
  /** Null for one of the two groups. */
  person: Referral | null;
  /** Name of the group. */
  group: string;
  /** How many people are below. */
  below: number;
  /** The line that the reader is on. */
  selected: boolean;
}

/** One person of the tree, or a group of people without a place in it. Keys and presses are the tree's business. */
export function TreeLine(props: TreeLineProps) {
  const { id, row, at, person, group, below, selected } = props;
  const name = person === null ? group : person.name.trim() || emptyValue;
  const indent = `calc(${Math.min(row.level - 1, mostSteps)} * var(--tree-step))`;
  return (
    // Nothing to focus: a press, too, leaves the focus with the tree, which hands each key to the chosen line (aria-activedescendant).
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={selected}
      aria-expanded={row.hasBranch ? row.open : undefined}
      className={styles.line}
      style={{ top: `${at * lineRem}rem`, paddingInlineStart: indent }}
      data-line={at}
    >
      <span data-opener className={styles.opener}>
        {row.hasBranch && (row.open ? <ChevronDownIcon /> : <ChevronRightIcon />)}
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {person !== null && (
        <span className={styles.chips}>
          <StatusBadge kind="person" status={person.assinatura_status} />
          {person.nivel && <LevelChip level={person.nivel} />}
        </span>
      )}
      <span className={styles.count}>{countOf(below, messages.branch)}</span>
    </div>
  );
}
