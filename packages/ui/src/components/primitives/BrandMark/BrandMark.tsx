import { drawing } from './drawing.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /**
   * `small` is 20 px, `medium` 28 px, `large` 56 px (all grow with the user's text size).
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
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
