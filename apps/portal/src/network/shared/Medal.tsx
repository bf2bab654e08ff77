import * as styles from './Medal.css.ts';

export interface MedalProps {
  /**
   * `small` is as wide as an icon in a row, 36 px, `large` is for a card, 56 px.
   * @default 'small'
   */
  size?: 'small' | 'large';
}

/** A gold medal on a ribbon, for achievements and prizes. Hidden from screen readers. */
export function Medal({ size = 'small' }: MedalProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 40 48" className={styles.medal[size]}>
      <path d="M11 24 5 44l7-2.5 4.5 5.5L21 29Z" className={styles.ribbon} />
      <path d="m29 24 6 20-7-2.5-4.5 5.5L19 29Z" className={styles.ribbon} />
      <circle cx="20" cy="17" r="16" className={styles.rim} />
      <circle cx="20" cy="17" r="12" className={styles.disc} />
      <path d="m20 9.2 2.4 4.9 5.4.8-3.9 3.8.9 5.3-4.8-2.5-4.8 2.5.9-5.3-3.9-3.8 5.4-.8Z" className={styles.star} />
    </svg>
  );
}
