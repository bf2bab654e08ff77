import { drawing } from './drawing.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /**
   * `medium` is 28 px, `large` 56 px (both grow with the user's text size).
   * @default 'medium'
   */
  size?: 'medium' | 'large';
}

/** The brand's mark: two leaves above three roots. Decorative, next to the brand's name. */
export function BrandMark({ size = 'medium' }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.size[size]}>
      <path d={drawing.leaves} className={styles.leaves} />
      <path d={drawing.roots} fill="none" strokeWidth={drawing.stroke} strokeLinecap="round" className={styles.roots} />
    </svg>
  );
}
