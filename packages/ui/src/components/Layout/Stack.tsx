import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Space } from '../../theme/tokens.ts';
import * as styles from './Layout.css.ts';

/** Props of Stack. */
export interface StackProps {
  /**
   * Distance between children in pixels, a step of the scale.
   * @default 16
   */
  gap?: Space;
  /**
   * Where narrower children stand across the column.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Element to draw. Lists need `li` children.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'article' | 'fieldset';
  /** What stands one below the other. */
  children: ReactNode;
}

/** Children one below the other, evenly spaced. */
export function Stack({ gap = 16, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={cx(styles.stack, styles.gap[gap], styles.align[align])}>{children}</Element>;
}
