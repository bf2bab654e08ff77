import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** The main action, with others; at 768 px and below they share the width. */
  children: ReactNode;
  /** A short fact before the actions, such as the value to pay. */
  summary?: ReactNode;
  /**
   * Above 768 px: `inline` renders the actions in place, without the style of a bar; `hidden` is for pages with the
   * actions elsewhere.
   * @default 'inline'
   */
  wide?: 'inline' | 'hidden';
}

/**
 * The main action of a page, always visible: at 768 px and below a bar at the bottom of the window, also on short
 * pages. It keeps the page's end and focused elements above it. Render it last in the page's column, for the reading
 * order and for wide windows.
 */
export function BottomBar({ children, summary, wide = 'inline' }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomFor(bar);
  return (
    <div ref={bar} className={cx(styles.bar, wide === 'hidden' && styles.phoneOnly)}>
      {hasContent(summary) && <div className={styles.summary}>{summary}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function leaveRoom(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

/**
 * Keeps the page clear of a bar at the bottom of the window: users can scroll its end above the bar, and the bar covers
 * no focused element (WCAG 2.4.11).
 */
function useRoomFor(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      leaveRoom(getComputedStyle(element).position === 'fixed' ? `${element.offsetHeight}px` : ''),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveRoom('');
    };
  }, [bar]);
}
