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

export interface SkeletonTextProps {
  /**
   * Number of lines; the last one is shorter.
   * @default 3
   */
  lines?: number;
  /**
   * Rows of a list, each with a mark at the start, in place of lines of a text.
   * @default false
   */
  asRows?: boolean;
}

/** Grey lines instead of text. Use it inside Loading. */
export function SkeletonText({ lines = 3, asRows = false }: SkeletonTextProps) {
  const kind = asRows ? 'rows' : 'text';
  return (
    <div aria-hidden="true" className={styles.lines[kind]}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line[kind]} />
      ))}
    </div>
  );
}

/** The space of so many characters, without a word. */
export const wordsOf = (characters: number) => '\u00A0'.repeat(characters);

export interface SkeletonProps {
  /**
   * The future content with typical data, which is never read, found or selected. It must send nothing.
   * @default a line of a few words
   */
  children?: ReactNode;
}

/** The future content in grey: its words as bars, its pictures and buttons as areas. */
export function Skeleton({ children = <span>{wordsOf(30)}</span> }: SkeletonProps) {
  return (
    <span aria-hidden="true" inert className={styles.skeleton}>
      {children}
    </span>
  );
}
