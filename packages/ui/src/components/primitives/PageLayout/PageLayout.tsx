import type { ReactNode } from 'react';
import * as styles from './PageLayout.css.ts';

export interface PageLayoutProps {
  /**
   * Maximum width of the content: `table` 1280 px, `page` 1120, `reading` 720, `form` 560.
   * @default 'page'
   */
  width?: 'table' | 'page' | 'reading' | 'form';
  /** The parts of the page. */
  children: ReactNode;
}

/**
 * Column of a page: centred, with gutters of 24 px (16 on phones) and 24 px between its parts. Goes
 * inside `<main>`.
 */
export function PageLayout({ width = 'page', children }: PageLayoutProps) {
  return <div className={styles.width[width]}>{children}</div>;
}
