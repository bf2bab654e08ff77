import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Percent from 0 to 100; values outside are clamped. Null when unknown: only the text is visible. */
  value: number | null;
  /** Accessible name, such as the course's title. */
  label: string;
  /** The value as text, visible below the bar and announced, such as "8 de 12 aulas · 66% concluído". */
  text: string;
  /**
   * Hides the text visually, if the screen shows it elsewhere.
   * @default false
   */
  hideText?: boolean;
}

/** A progress bar, green at 100 % (docs/specification.md#completion). */
export function ProgressBar({ value, label, text, hideText = false }: ProgressBarProps) {
  if (value === null) {
    return (
      <p className={styles.label.going}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {text}
      </p>
    );
  }
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
        <p aria-hidden="true" className={styles.label[state]}>
          {text}
        </p>
      )}
    </div>
  );
}
