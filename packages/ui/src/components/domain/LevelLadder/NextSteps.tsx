import { StatusWord } from '../Badge/Badge.tsx';
import { statusOf } from '../Badge/statuses.ts';
import * as styles from './LevelLadder.css.ts';

/** One thing that is missing for the next level. */
export interface NextLevelStep {
  /** A sentence of the server (`descricao`). */
  text: string;
  /** How far it is: pendente, em_andamento, concluido or an unknown value. */
  status: string;
}

export interface NextStepsProps {
  /** Accessible name of the list. */
  label: string;
  /** In the order shown. */
  steps: readonly NextLevelStep[];
}

/**
 * What is missing for the next level: each sentence with its status as icon and word. There is no
 * progress bar, because the contract has no numbers to fill one. Renders nothing without steps.
 */
export function NextSteps({ label, steps }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.steps}>
      {steps.map(({ text, status }) => (
        <li key={`${text} ${status}`} className={styles.step}>
          <span className={styles.words}>{text}</span>
          <StatusWord {...statusOf('progress', status)} />
        </li>
      ))}
    </ul>
  );
}
