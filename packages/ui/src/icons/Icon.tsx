import type { ReactNode } from 'react';
import * as styles from './Icon.css.ts';

/** Props of every icon. */
export interface IconProps {
  /**
   * `text` is 1.1 em of the text beside it, `small` 12 px, `medium` 20 px, `large` 24 px, `hero` 40 px (all grow with the reader's text size).
   * @default 'medium'
   */
  size?: 'text' | 'small' | 'medium' | 'large' | 'hero';
}

interface DrawnIconProps extends IconProps {
  /** Path data on a 24 by 24 grid, drawn as two-pixel strokes in the colour of the text. */
  d?: string;
  /** Further shapes, for what strokes alone cannot say. */
  children?: ReactNode;
}

/** Frame of all icons. Icons are decoration: the words beside them carry the meaning, so assistive technology skips them. */
export function Icon({ size = 'medium', d, children }: DrawnIconProps) {
  return (
    <svg
      className={styles.size[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'hero' ? 1.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d !== undefined && <path d={d} />}
      {children}
    </svg>
  );
}
