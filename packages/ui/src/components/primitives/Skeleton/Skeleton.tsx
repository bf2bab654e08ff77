import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export interface LoadingProps {
  /**
   * Announced text, such as 'Checando permissão...'.
   * @default 'Carregando...'
   */
  text?: string;
  /**
   * Shows the text too.
   * @default false
   */
  showText?: boolean;
  /** Skeletons in the shape of the future content, so that nothing moves. */
  children?: ReactNode;
}

/**
 * Placeholder of loading content: announced immediately and visible after 150 ms. Marked with `data-loading`, so that
 * the page's footer stays hidden until its position is known.
 */
export function Loading({ text = uiTexts.loading, showText = false, children }: LoadingProps) {
  return (
    <div className={styles.loading} data-loading>
      {showText ? (
        <p role="status" className={styles.loadingText}>
          {text}
        </p>
      ) : (
        <VisuallyHidden as="p" role="status">
          {text}
        </VisuallyHidden>
      )}
      {children}
    </div>
  );
}

export interface SkeletonTextProps {
  /**
   * Number of lines; the last one is shorter.
   * @default 3
   */
  lines?: number;
}

/** Grey lines instead of text. Use it inside Loading. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <div aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={index === lines - 1 && lines > 1 ? styles.line.short : styles.line.long} />
      ))}
    </div>
  );
}

export interface SkeletonCardProps extends SkeletonTextProps {
  /**
   * Whether it has a course's cover.
   * @default false
   */
  cover?: boolean;
  /**
   * On phones the shape of a CourseCard's row, without a frame: the list has it.
   * @default 'card'
   */
  phone?: 'card' | 'row';
}

/** A grey card. Use it inside Loading. */
export function SkeletonCard({ cover = false, lines = 3, phone = 'card' }: SkeletonCardProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(cover ? styles.card.cover : styles.card.plain, phone === 'row' && styles.row)}
    >
      {cover && <div className={styles.line.cover} />}
      <div className={styles.cardBody}>
        <div className={styles.line.heading} />
        <SkeletonText lines={lines} />
      </div>
    </div>
  );
}

export interface SkeletonOfProps {
  /** The future content with typical data: rendered invisibly, so that its own styles set the height. */
  content: ReactNode;
  /** A skeleton in the layout of its page, cut off where the content ends. */
  children: ReactNode;
}

/** A skeleton as high as the future content. Use it inside Loading. */
export function SkeletonOf({ content, children }: SkeletonOfProps) {
  return (
    <div aria-hidden="true" inert className={styles.stack}>
      <div className={styles.unseen}>{content}</div>
      <div className={styles.seen}>{children}</div>
    </div>
  );
}

/** A grey title with three cards, as a placeholder of a page. Use it inside Loading. */
export function SkeletonPage() {
  return (
    <>
      <div aria-hidden="true" className={styles.line.title} />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
}
