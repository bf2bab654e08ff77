import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

export interface MessagesProps {
  /** Notices about the last action in the list, or nothing. */
  children: ReactNode;
}

/** Keeps the messages of a list in view while it scrolls. */
export function Messages({ children }: MessagesProps) {
  return <div className={styles.messages}>{children}</div>;
}
