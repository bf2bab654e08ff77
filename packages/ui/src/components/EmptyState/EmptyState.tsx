import type { ReactNode } from 'react';
import { ListIcon } from '../../icons/subjects.tsx';
import * as styles from './EmptyState.css.ts';

/** Props of EmptyState. */
export interface EmptyStateProps {
  /** One sentence that says there is nothing, as the specification has it. */
  title: ReactNode;
  /** One sentence that says what will be here and how it comes about. */
  children?: ReactNode;
  /** The one button or link that leads on. */
  action?: ReactNode;
  /**
   * Icon of 40 px: give it `size="hero"`.
   * @default an empty list
   */
  icon?: ReactNode;
  /** Language of title and help when it is not Portuguese, such as "en". */
  lang?: string;
}

/** What stands where a list would be when there is nothing to list. */
export function EmptyState({ title, children, action, icon = <ListIcon size="hero" />, lang }: EmptyStateProps) {
  return (
    <div lang={lang} className={styles.box}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.help}>{children}</p>}
      {action}
    </div>
  );
}
