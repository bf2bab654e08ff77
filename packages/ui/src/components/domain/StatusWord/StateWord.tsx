import { statusIcons } from '../Badge/statusIcons.tsx';
import type { BadgeProps } from '../Badge/Badge.tsx';
import * as styles from './StatusWord.css.ts';

/** Props of StateWord: those of Badge. */
export type StateWordProps = BadgeProps;

/**
 * A state as icon and coloured word, for tables and list rows. For values of the contract use
 * StatusWord.
 */
export function StateWord({ tone, children, lang }: StateWordProps) {
  return (
    <span lang={lang} className={styles.tone[tone]}>
      {statusIcons[tone]}
      {children}
    </span>
  );
}
