import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

/** Depth of a heading below the page's `<h1>`. */
export type HeadingLevel = 2 | 3 | 4;

/** Props of Heading. */
export interface HeadingProps {
  /** Place in the outline of the page. */
  level: HeadingLevel;
  /**
   * How large it looks, when that differs from its place.
   * @default the size of its level
   */
  size?: 'h2' | 'h3' | 'h4';
  /** For `aria-labelledby`. */
  id?: string;
  /** Language when it is not Portuguese, such as "en". */
  lang?: string;
  /** Makes it a target for focus by script. */
  tabIndex?: -1;
  /** The heading itself, so that focus can be led to it. */
  ref?: Ref<HTMLHeadingElement>;
  /** The words. */
  children: ReactNode;
}

/** A heading below the page's title. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={styles.size[size ?? Element]} />;
}
