import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps {
  /**
   * Element to draw.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  /** For `aria-describedby` and its like. */
  id?: string;
  /** `status` has changes of the text read aloud. */
  role?: 'status';
  /** What is read aloud and not shown. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />;
}
