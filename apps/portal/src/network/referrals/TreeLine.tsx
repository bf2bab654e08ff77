import type { ItemInstance } from '@headless-tree/core';
import { ChevronDownIcon, ChevronRightIcon, LevelChip, statusOf, StatusWord } from '@raiz/ui';
import { countOf, emptyValue } from '@raiz/ui/format';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { nameOf } from './referralColumns.tsx';
import type { Referral } from './referralIndex.ts';
import * as styles from './ReferralTree.css.ts';

export interface TreeLineProps {
  /** The row's item: level, place among its siblings, focus and expansion. */
  item: ItemInstance<string>;
  /** Distance from the top of the tree, in pixels. */
  top: number;
  /** Null for one of the two groups. */
  person: Referral | null;
  /** Name of the group. */
  group: string;
  /** How many people are below. */
  below: number;
}

/** One person of the tree, or a group of people without a place in it. */
export function TreeLine({ item, top, person, group, below }: TreeLineProps) {
  const name = person === null ? group : nameOf(person);
  const place: Record<string, string> = { top: `${top}px`, '--tree-level': String(item.getItemMeta().level) };
  return (
    <div {...item.getProps()} className={styles.line} style={place}>
      <span data-opener className={styles.opener}>
        {item.isFolder() && (item.isExpanded() ? <ChevronDownIcon /> : <ChevronRightIcon />)}
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {person !== null && (
        <>
          <span className={styles.status}>
            <StatusWord {...statusOf('person', person.assinatura_status)} />
          </span>
          <span className={styles.level}>{person.nivel && <LevelChip level={person.nivel} />}</span>
        </>
      )}
      <span className={styles.count}>{countOf(below, messages.branch)}</span>
    </div>
  );
}
