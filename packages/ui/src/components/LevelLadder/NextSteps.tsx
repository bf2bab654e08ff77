import { qualificationsMessages } from '../../messages/network/qualifications.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './LevelLadder.css.ts';

/** Something that is missing for the next level. */
export interface NextLevelStep {
  /** A sentence for people, as the server sends it (`descricao`). */
  text: string;
  /** How far it is: pendente, em_andamento, concluido or one we have not heard of. */
  status: string;
}

interface NextStepsProps {
  /** What is missing, in the order shown. */
  steps: readonly NextLevelStep[];
}

/** What is missing for the next level, each with how far it is. */
export function NextSteps({ steps }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={qualificationsMessages.nextStep} className={styles.steps}>
      {steps.map(({ text, status }) => (
        <li key={`${text} ${status}`} className={styles.step}>
          <span className={styles.stepText}>{text}</span>
          <StatusBadge kind="progress" status={status} />
        </li>
      ))}
    </ul>
  );
}
