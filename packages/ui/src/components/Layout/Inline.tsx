import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Space } from '../../theme/tokens.ts';
import * as styles from './Layout.css.ts';

/** Props of Inline. */
export interface InlineProps {
  /**
   * Distance between children in pixels, also between the lines when they wrap.
   * @default 12
   */
  gap?: Space;
  /**
   * How children of different heights line up.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * Where the children stand along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Element to draw. Lists need `li` children.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'nav' | 'p';
  /** What stands beside one another. */
  children: ReactNode;
}

/** Children beside one another, wrapping when there is no room: rows of buttons, badges, small facts. */
export function Inline({ gap = 12, align = 'center', justify = 'start', as: Element = 'div', children }: InlineProps) {
  return (
    <Element className={cx(styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify])}>
      {children}
    </Element>
  );
}
