import type { ReactNode } from 'react';
import type { BadgeTone } from '../../../theme/tokens.ts';
import { statusIcons } from './statusIcons.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /**
   * The state: decides colour and shape. Subscription: `active`, `trial`, `canceled` (access left),
   * `cancelled` (none left), `lapsed` (the reader's, ended), `inactive` and `pending` (other
   * members'). Withdrawals and payments: `pending`, `paid`, `cancelled`, `failed`. Courses and
   * lessons: `premium`, `free`, `published`, `unpublished`, `done`. `unknown` is for values outside
   * the contract, shown unchanged.
   */
  tone: BadgeTone;
  /** The state's name. */
  children: ReactNode;
  /** Language of the word when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A state as word, icon and colour. For values of the contract use StatusWord. */
export function Badge({ tone, children, lang }: BadgeProps) {
  return (
    <span lang={lang} className={styles.tone[tone]}>
      {statusIcons[tone]}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
