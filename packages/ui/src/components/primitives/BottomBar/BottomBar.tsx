import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** The main action, with up to two others; at 768 px and below they share the width. */
  children: ReactNode;
  /** A short fact before the actions, such as the value to pay. */
  summary?: ReactNode;
  /** The result of the last action: above the actions in the bar, below them elsewhere. */
  message?: ReactNode;
  /**
   * Above 768 px: `inline` renders the actions in place, without the style of a bar; `fill` does the same at full
   * width; `hidden` is for pages with the actions elsewhere.
   * @default 'inline'
   */
  wide?: 'inline' | 'fill' | 'hidden';
}

/**
 * The main action of a page, always visible: at 768 px and below a bar at the bottom of the window, also on short
 * pages. It keeps the page's end and focused elements above it. Render it last in the page's column, for the reading
 * order and for wide windows.
 */
export function BottomBar({ children, summary, message, wide = 'inline' }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomFor(bar);
  return (
    <div ref={bar} className={cx(styles.bar, wide === 'hidden' && styles.phoneOnly)}>
      {hasContent(summary) && <div className={styles.summary}>{summary}</div>}
      <div className={cx(styles.actions, wide === 'fill' && styles.filling)}>{children}</div>
      {hasContent(message) && <div className={styles.message}>{message}</div>}
    </div>
  );
}

/**
 * The height that an element covers at the bottom of the window, as a CSS length; empty while it is
 * not fixed.
 */
function covered(element: HTMLElement): string {
  return getComputedStyle(element).position === 'fixed' ? `${element.offsetHeight}px` : '';
}

function leaveRoom(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

/**
 * Keeps the page clear of a bar at the bottom of the window: users can scroll its end above the bar, and the bar covers
 * no focused element (WCAG 2.4.11).
 * @param bar mounted as long as its component
 */
function useRoomFor(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => leaveRoom(covered(element)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveRoom('');
    };
  }, [bar]);
}
