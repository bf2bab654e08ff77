import * as styles from './ProgressBar.css.ts';

/** Props of ProgressBar. */
export interface ProgressBarProps {
  /** Percent from 0 to 100; anything outside is drawn at the nearer end. */
  value: number;
  /** What is progressing, such as the course's title: the accessible name. */
  label: string;
  /** The figure in words, shown below the bar and read aloud, such as "8 de 12 aulas · 66% concluído". */
  text: string;
  /**
   * Keeps the words for screen readers only, where the same words stand elsewhere on the screen.
   * @default false
   */
  hideText?: boolean;
}

/** How far something has come; at 100 % it turns green (spec section 9). */
export function ProgressBar({ value, label, text, hideText = false }: ProgressBarProps) {
  const percent = Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
  const state = percent === 100 ? 'done' : 'going';
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className={styles.track}
      >
        <div className={styles.fill[state]} style={{ width: `${percent}%` }} />
      </div>
      {!hideText && (
        <p aria-hidden="true" className={styles.words[state]}>
          {text}
        </p>
      )}
    </div>
  );
}
