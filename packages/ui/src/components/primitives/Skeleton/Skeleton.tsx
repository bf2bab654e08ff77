import type { ReactNode } from 'react';
import { useLiveContent } from '../../../internal/useLiveContent.ts';
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
  const content = useLiveContent<HTMLSpanElement>();
  const announced = <span ref={content}>{text}</span>;
  return (
    <div className={styles.loading} data-loading>
      {showText ? (
        <p role="status" className={styles.loadingText}>
          {announced}
        </p>
      ) : (
        <VisuallyHidden as="p" role="status">
          {announced}
        </VisuallyHidden>
      )}
      {children}
    </div>
  );
}

export interface SkeletonProps {
  /**
   * `text`: lines. `page`: a heading and lines. `line`: one in a heading or a text, which sets its height. `list`: rows,
   * also of a table. `cards`: cards with a cover, rows on phones. `form`: labels with fields. `field`: a search.
   * `box`: a video or a chart.
   */
  kind: keyof typeof styles.skeleton;
  /**
   * Number of lines, rows, cards or fields.
   * @default as many as a page usually shows first
   */
  rows?: number;
}

const usual = { text: 3, page: 3, line: 0, list: 8, cards: 6, form: 5, field: 0, box: 0 } as const;

/** Grey shapes in the place of content, one per kind of page or part. Use it inside Loading. */
export function Skeleton({ kind, rows = usual[kind] }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.skeleton[kind]}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.part[kind]} />
      ))}
    </span>
  );
}
