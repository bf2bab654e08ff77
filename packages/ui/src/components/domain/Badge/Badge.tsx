import type { ReactNode } from 'react';
import type { BadgeTone } from '../../../theme/tokens.ts';
import * as styles from './Badge.css.ts';

/** Props of Badge and StatusText; `statusOf` creates them for values of the contract. */
export interface BadgeProps {
  /**
   * The state: decides colour and shape. Subscription: `active`, `trial`, `ending` (canceled with
   * access left), `ended` (none left), `lapsed` (the member's own, inactive), `inactive` and `pending`
   * (other members'). Withdrawals and payments: `pending`, `paid`, `ended`, `failed`. Courses and
   * lessons: `premium`, `free`, `unpublished`, `done`. `unknown` is a value outside the contract.
   */
  tone: BadgeTone;
  /** The state's name. */
  children: ReactNode;
  /** Language of the label when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A state as a chip: label, icon and colour. */
export function Badge({ tone, children, lang }: BadgeProps) {
  return (
    <span lang={lang} className={styles.badge[tone]}>
      {children}
    </span>
  );
}

/** A state as an icon and a coloured label, for tables and rows, where a badge in each would be too much. */
export function StatusText({ tone, children, lang }: BadgeProps) {
  return (
    <span lang={lang} className={styles.statusText[tone]}>
      {children}
    </span>
  );
}
