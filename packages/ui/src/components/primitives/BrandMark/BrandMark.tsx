import { drawing } from './drawing.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /**
   * `small` is 20 px, `medium` 28 px, `large` 56 px (all grow with the reader's text size).
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** Accessible name; without it the mark is decorative, beside the brand's name. */
  title?: string;
}

/** The brand's mark: two leaves above three roots. */
export function BrandMark({ size = 'medium', title }: BrandMarkProps) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg viewBox="0 0 32 32" {...naming} className={styles.size[size]}>
      <path d={drawing.leaves} className={styles.leaves} />
      <path d={drawing.roots} fill="none" strokeWidth={drawing.stroke} strokeLinecap="round" className={styles.roots} />
    </svg>
  );
}
