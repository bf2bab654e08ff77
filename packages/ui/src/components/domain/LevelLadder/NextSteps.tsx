import { StatusWord } from '../StatusWord/StatusWord.tsx';
import type { StatusWords } from '../StatusBadge/statusWords.ts';
import * as styles from './NextSteps.css.ts';

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
  /** The word of every status, such as `statusWords` of the message catalogue. */
  statusWords: StatusWords;
}

/** The statuses in order; a bar has one part for each. */
const stages: readonly string[] = ['pendente', 'em_andamento', 'concluido'];

/**
 * What is missing for the next level: each sentence with its status in words and as a bar of three
 * parts, because the contract has no number. An unknown status has no bar. Nothing without steps.
 */
export function NextSteps({ label, steps, statusWords }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.steps}>
      {steps.map(({ text, status }) => (
        <li key={`${text} ${status}`} className={styles.step}>
          <span className={styles.words}>{text}</span>
          <StatusWord kind="progress" status={status} words={statusWords} />
          <StageBar stage={stages.indexOf(status)} />
        </li>
      ))}
    </ul>
  );
}

function StageBar({ stage }: { stage: number }) {
  if (stage === -1) return null;
  const isDone = stage === stages.length - 1;
  return (
    <span aria-hidden="true" className={styles.bar}>
      {stages.map((name, place) => (
        <span key={name} className={place > stage ? styles.part.open : styles.part[isDone ? 'done' : 'going']} />
      ))}
    </span>
  );
}
