import { useId } from 'react';
import { rosette } from '../LevelEmblem/drawings.ts';
import * as styles from './Seal.css.ts';

export interface SealProps {
  /**
   * Width: `medium` is 56 px (grows with the user's text size); `fluid` is an eighth of the
   * container that is queried, from 40 to 96 px.
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
}

/** The seal of a completed course: a rosette with ribbons. Decoration: the text next to it states the completion. */
export function Seal({ size = 'medium' }: SealProps) {
  const fillId = useId();
  return (
    <svg viewBox="0 0 48 62" aria-hidden className={styles.size[size]}>
      <linearGradient id={fillId} x2="1" y2="1">
        <stop className={styles.light} />
        <stop offset="1" className={styles.shadow} />
      </linearGradient>
      <path d="M12 36l-4.5 24 8.5-5 6 6 3-22z" className={styles.ribbon} />
      <path d="M36 36l4.5 24-8.5-5-6 6-3-22z" className={styles.ribbon} />
      <path d={rosette} fill={`url(#${fillId})`} />
      <path d="M24 8.5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 0 1 0-31z" className={styles.rim} />
      <path d="M16.5 24.5l5.2 5.2 10-11" className={styles.tick} />
    </svg>
  );
}
