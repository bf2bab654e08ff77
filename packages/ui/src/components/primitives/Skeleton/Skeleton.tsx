import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
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
      {bones(lines, styles.line.text)}
    </div>
  );
}

function bones(count: number, className: string) {
  return Array.from({ length: count }, (_, index) => <div key={index} className={className} />);
}

export interface SkeletonCardProps extends SkeletonTextProps {
  /**
   * Whether it has a course's cover above the text.
   * @default false
   */
  cover?: boolean;
  /**
   * On phones the shape of a CourseCard's row, without a frame: the list has it.
   * @default 'card'
   */
  phone?: 'card' | 'row';
  /**
   * Other skeletons inside the card.
   * @default a heading and lines
   */
  children?: ReactNode;
}

/** A grey card. Use it inside Loading. */
export function SkeletonCard({ cover = false, lines = 3, phone = 'card', children }: SkeletonCardProps) {
  return (
    <div aria-hidden="true" className={cx(styles.card[cover ? 'cover' : 'plain'], phone === 'row' && styles.phoneRow)}>
      {cover && <div className={styles.line.cover} />}
      <div className={styles.cardBody}>
        {hasContent(children) ? (
          children
        ) : (
          <>
            <div className={styles.line.heading} />
            <SkeletonText lines={lines} />
          </>
        )}
      </div>
    </div>
  );
}

export interface SkeletonShapeProps {
  /**
   * `bars`: those of a chart. `fields`: dense controls. `pills`: filters. `button`: buttons. `list`: rows with a mark.
   * `steps`: the levels of a ladder. `box`: a video, or the place that it fills. `fill`: a cover or an emblem, whose place
   * has a height.
   */
  shape: keyof typeof styles.shape;
  /**
   * Number of parts; phones show two fields.
   * @default 8
   */
  count?: number;
}

/** Grey parts of a page: side by side, or the rows of a list. Use it inside Loading. */
export function SkeletonShape({ shape, count = 8 }: SkeletonShapeProps) {
  return (
    <div aria-hidden="true" className={styles.shape[shape]}>
      {bones(count, styles.bone)}
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

/** A grey bar in the place of a heading or a line, with its height. */
export function SkeletonTitle() {
  return <span aria-hidden="true" className={styles.line.title} />;
}

/** A grey title below the place of a link, and lines, as a placeholder of a page. Use it inside Loading. */
export function SkeletonPage() {
  return (
    <>
      <div className={styles.heading}>
        <SkeletonTitle />
      </div>
      <SkeletonText lines={2} />
    </>
  );
}
