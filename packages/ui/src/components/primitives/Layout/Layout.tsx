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
  align?: 'start' | 'center' | 'stretch';
  /**
   * Element to render. Lists need `li` children.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul';
  /** The children. */
  children: ReactNode;
}

/** Children in a column, evenly spaced. */
export function Stack({ gap = 16, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    // Safari takes the role from lists without markers, unless it is explicit.
    <Element
      role={Element === 'ul' ? 'list' : undefined}
      className={cx(styles.stack, styles.gap[gap], styles.align[align])}
    >
      {children}
    </Element>
  );
}

export interface InlineProps {
  /**
   * Distance between children in pixels, also between the lines when they wrap.
   * @default 12
   */
  gap?: Space;
  /**
   * Distribution of the children along the row.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The children. */
  children: ReactNode;
}

/** Children in a row that wraps: buttons, badges, short facts. */
export function Inline({ gap = 12, justify = 'start', children }: InlineProps) {
  return <div className={cx(styles.inline, styles.gap[gap], styles.justify[justify])}>{children}</div>;
}

export interface GridProps {
  /**
   * Minimum width of a column: 192 or 280 px at the usual text size. As many columns as fit.
   * @default 'medium'
   */
  minColumnWidth?: 'small' | 'medium';
  /**
   * Distance between cells in pixels.
   * @default 24
   */
  gap?: Space;
  /** The cells. */
  children: ReactNode;
}

/** Equal columns, as many as fit. */
export function Grid({ minColumnWidth = 'medium', gap = 24, children }: GridProps) {
  return <div className={cx(styles.grid, styles.gap[gap], styles.minColumnWidth[minColumnWidth])}>{children}</div>;
}
