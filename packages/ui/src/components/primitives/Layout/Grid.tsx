import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Space } from '../../../theme/tokens.ts';
import * as styles from './Layout.css.ts';

export interface GridProps {
  /**
   * Least width of a column: 192, 280 or 384 px at the usual text size. As many columns as fit.
   * @default 'medium'
   */
  least?: 'small' | 'medium' | 'large';
  /**
   * Distance between cells in pixels.
   * @default 24
   */
  gap?: Space;
  /**
   * Element to render. Lists need `li` children.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'dl';
  /** The cells. */
  children: ReactNode;
}

/** Equal columns, as many as fit. */
export function Grid({ least = 'medium', gap = 24, as: Element = 'div', children }: GridProps) {
  return <Element className={cx(styles.grid, styles.gap[gap], styles.least[least])}>{children}</Element>;
}
