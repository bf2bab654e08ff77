import type { ReactNode } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

/** Props of Loading. */
export interface LoadingProps {
  /**
   * What is going on, such as 'Checando permissão...'.
   * @default 'Carregando...'
   */
  text?: string;
  /**
   * Shows the words too, where the specification quotes them.
   * @default false
   */
  showText?: boolean;
  /** Skeletons in the shape of what is coming, so that nothing moves when it arrives. */
  children?: ReactNode;
}

/**
 * Stands in for content on its way: says so to screen readers and, after 150 ms, to the eye. Marked with `data-loading`, so
 * that the page's foot can keep out of the way until it knows its place.
 */
export function Loading({ text = uiTexts.loading, showText = false, children }: LoadingProps) {
  return (
    <div className={styles.loading} data-loading>
      {showText ? (
        <p role="status" className={styles.words}>
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
