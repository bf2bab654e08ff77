import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Text.css.ts';

/** Props of Text. */
export interface TextProps {
  /**
   * 13, 14, 16 or 18 px at the usual text size.
   * @default 'body'
   */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /**
   * `muted` for secondary words, `subtle` for captions; `success` and `danger` for outcomes that are also said in words.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'subtle' | 'success' | 'danger';
  /**
   * Heavier, for the few words that matter.
   * @default false
   */
  strong?: boolean;
  /**
   * Not wider than 68 characters: for running text.
   * @default false
   */
  measure?: boolean;
  /** `tabular` lines figures up; `mono` is for ids, PIX keys and voucher codes. */
  figures?: 'tabular' | 'mono';
  /**
   * Element to draw.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li';
  /** For `aria-describedby` and its like. */
  id?: string;
  /** Language when it is not Portuguese, such as "en". */
  lang?: string;
  /** The words. */
  children: ReactNode;
}

/** Words on a page, in one of the sizes and tones of the design. */
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
    figures === 'mono' && styles.mono,
  );
  return <Element {...rest} className={className} />;
}
