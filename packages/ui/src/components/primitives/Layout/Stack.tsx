import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Space } from '../../../theme/tokens.ts';
import * as styles from './Layout.css.ts';

export interface StackProps {
  /**
   * Distance between children in pixels, a step of the scale.
   * @default 16
   */
  gap?: Space;
  /**
   * Horizontal alignment of narrower children.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Element to render. Lists need `li` children.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'article' | 'fieldset';
  /** The children. */
  children: ReactNode;
}

/** Children in a column, evenly spaced. */
export function Stack({ gap = 16, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={cx(styles.stack, styles.gap[gap], styles.align[align])}>{children}</Element>;
}
