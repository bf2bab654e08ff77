import { useRef, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useKeptClear } from '../../../internal/useKeptClear.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** The main action, with up to two others; at 768 px and below they share the width. */
  children: ReactNode;
  /** A short fact before the actions, such as the value to pay. */
  summary?: ReactNode;
  /** How the last action went: above the actions in the bar, below them elsewhere. */
  message?: ReactNode;
  /**
   * Above 768 px: `inline` renders the actions in place, without the look of a bar; `fill` does so
   * over the whole width; `hidden` is for pages that have them elsewhere.
   * @default 'inline'
   */
  wide?: 'inline' | 'fill' | 'hidden';
}

/**
 * The main action of a page, always within reach: at 768 px and below a bar at the bottom of the
 * window, also on short pages. It keeps the page's end and focused elements above it. Render it
 * last in the page's column, for the order of reading and for wide windows.
 */
export function BottomBar({ children, summary, message, wide = 'inline' }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeptClear(bar);
  return (
    <div ref={bar} className={cx(styles.bar, wide === 'hidden' && styles.phoneOnly)}>
      {summary !== undefined && <div className={styles.summary}>{summary}</div>}
      <div className={cx(styles.actions, wide === 'fill' && styles.filling)}>{children}</div>
      {message !== undefined && <div className={styles.message}>{message}</div>}
    </div>
  );
}
