import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /**
   * Element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'dt' | 'h2' | 'h3';
  /** For attributes such as `aria-describedby`. */
  id?: string;
  /** `status` announces changes of the text. */
  role?: 'status';
  /** Content for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />;
}
