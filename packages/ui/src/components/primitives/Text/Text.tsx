import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  /**
   * 13, 15 or 18 px at the usual text size.
   * @default 'body'
   */
  size?: 'caption' | 'body' | 'lead';
  /**
   * `muted` for secondary text, `success` and `danger` for results.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'success' | 'danger';
  /**
   * Uses a heavier weight.
   * @default false
   */
  strong?: boolean;
  /**
   * Limits the width to 68 characters, for running text.
   * @default false
   */
  measure?: boolean;
  /** `tabular` aligns figures; `code` is for ids, PIX keys and voucher codes. */
  figures?: 'tabular' | 'code';
  /**
   * Element to render.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li';
  /** The text. */
  children: ReactNode;
}

/** Text in one of the sizes and tones of the design system. */
export function Text(props: TextProps) {
  const {
    size = 'body',
    tone = 'default',
    strong = false,
    measure = false,
    figures,
    as: Element = 'p',
    ...rest
  } = props;
  const className = cx(
    styles.size[size],
    styles.tone[tone],
    strong && styles.strong,
    measure && styles.measure,
    figures === 'tabular' && styles.numbers,
    figures === 'code' && styles.code,
  );
  return <Element {...rest} className={className} />;
}
