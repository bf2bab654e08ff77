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
   * A main action that can leave the bar, and a fact about it: before the others, which fill the width. At 768 px and
   * below the styles of the others order them around it. Needs `leadIn`.
   */
  lead?: ReactNode;
  /**
   * Where `lead` is at 768 px and below: in the bar, or in the page once it is no longer the main action. It keeps the
   * focus when it moves.
   */
  leadIn?: 'bar' | 'page';
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
export function BottomBar({ children, summary, message, lead, leadIn, wide = 'inline' }: BottomBarProps) {
  const whole = useRef<HTMLDivElement>(null);
  const others = useRef<HTMLDivElement>(null);
  useRoomFor(whole, others);
  return (
    <div
      ref={whole}
      className={cx(leadIn ? styles.withLead[leadIn] : styles.bar, wide === 'hidden' && styles.phoneOnly)}
    >
      {hasContent(summary) && <div className={styles.summary}>{summary}</div>}
      {hasContent(lead) && <div className={styles.lead}>{lead}</div>}
      <div ref={others} className={leadIn ? styles.beside[leadIn] : styles.actions}>
        {children}
      </div>
      {hasContent(message) && <div className={styles.message}>{message}</div>}
    </div>
  );
}

/**
 * The height that one of the elements covers at the bottom of the window, as a CSS length; empty while none is fixed.
 */
function covered(elements: readonly HTMLElement[]): string {
  const bar = elements.find((element) => getComputedStyle(element).position === 'fixed');
  return bar ? `${bar.offsetHeight}px` : '';
}

function leaveRoom(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

/**
 * Keeps the page clear of a bar at the bottom of the window: users can scroll its end above the bar, and the bar covers
 * no focused element (WCAG 2.4.11).
 * @param whole mounted as long as its component, as `others`: one of them is the bar
 */
function useRoomFor(whole: RefObject<HTMLElement | null>, others: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const elements = [whole.current, others.current].filter((element) => element !== null);
    const observer = new ResizeObserver(() => leaveRoom(covered(elements)));
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      leaveRoom('');
    };
  }, [whole, others]);
}
