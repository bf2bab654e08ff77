import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { LadderWords } from './texts.ts';
import * as styles from './LevelLadder.css.ts';

/** One thing that is missing for the next level. */
export interface NextLevelStep {
  /** A sentence of the server (`descricao`). */
  text: string;
  /** How far it is: pendente, em_andamento, concluido or an unknown value. */
  status: string;
}

interface NextStepsProps extends LadderWords {
  /** In the order shown. */
  steps: readonly NextLevelStep[];
}

/** What is missing for the next level, each with its progress. */
export function NextSteps({ steps, texts, statusWords }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={texts.nextStep} className={styles.steps}>
      {steps.map(({ text, status }) => (
        <li key={`${text} ${status}`} className={styles.step}>
          <span className={styles.stepText}>{text}</span>
          <StatusBadge kind="progress" status={status} words={statusWords} />
        </li>
      ))}
    </ul>
  );
}
