import type { ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence that states that the list is empty. */
  title: ReactNode;
  /** One sentence that explains what will appear here and how. */
  children?: ReactNode;
  /** The only button or link, for the next step. */
  action?: ReactNode;
  /** Language of title and help when it is not Portuguese, such as "en". */
  lang?: string;
}

/** Replaces a list that has no items: tiles of the brand, a sentence and the next step. */
export function EmptyState({ title, children, action, lang }: EmptyStateProps) {
  return (
    <div lang={lang} className={styles.box}>
      <p className={styles.title}>{title}</p>
      {hasContent(children) && <p className={styles.help}>{children}</p>}
      {action}
    </div>
  );
}
