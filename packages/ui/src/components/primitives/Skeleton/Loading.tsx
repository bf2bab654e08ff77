import type { ReactNode } from 'react';
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
  /** Skeletons in the shape of the coming content, so that nothing moves. */
  children?: ReactNode;
}

/**
 * Placeholder of loading content: announced at once and visible after 150 ms. Marked with
 * `data-loading`, so that the page's footer stays hidden until its position is known.
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
