import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Space } from '../../../theme/tokens.ts';
import * as styles from './Layout.css.ts';

export interface InlineProps {
  /**
   * Distance between children in pixels, also between the lines when they wrap.
   * @default 12
   */
  gap?: Space;
  /**
   * Vertical alignment of children of different heights.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * Distribution of the children along the row.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Element to render. Lists need `li` children.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'nav' | 'p';
  /** The children. */
  children: ReactNode;
}

/** Children in a row that wraps: buttons, badges, short facts. */
export function Inline({ gap = 12, align = 'center', justify = 'start', as: Element = 'div', children }: InlineProps) {
  return (
    <Element className={cx(styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify])}>
      {children}
    </Element>
  );
}
