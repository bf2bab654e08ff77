import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

/** Level of a heading below the page's `<h1>`. */
export type HeadingLevel = 2 | 3 | 4;

export interface HeadingProps {
  /** Level in the page's outline. */
  level: HeadingLevel;
  /**
   * Visual size, when it differs from the level.
   * @default the size of its level
   */
  size?: 'h2' | 'h3' | 'h4';
  /** For `aria-labelledby`. */
  id?: string;
  /** Language when it is not Portuguese, such as "en". */
  lang?: string;
  /** -1 makes it focusable by script. */
  tabIndex?: -1;
  /** Ref of the heading, for moving focus to it. */
  ref?: Ref<HTMLHeadingElement>;
  /** The text. */
  children: ReactNode;
}

/** A heading below the page title. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={styles.size[size ?? Element]} />;
}
