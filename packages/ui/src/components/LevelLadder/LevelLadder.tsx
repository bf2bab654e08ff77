import { qualificationsMessages } from '../../messages/network/qualifications.ts';
import { LevelChip } from '../LevelChip/LevelChip.tsx';
import { ladderFrom } from './ladder.ts';
import { LadderRung } from './LadderRung.tsx';
import { type NextLevelStep, NextSteps } from './NextSteps.tsx';
import * as styles from './LevelLadder.css.ts';

/** Props of LevelLadder. */
export interface LevelLadderProps {
  /** The reader's level as the server sends it (`nivel_atual`); an unknown name is shown beside the ladder. */
  current: string;
  /**
   * What is missing for the next level (`progresso_proximo`); none at the top.
   * @default []
   */
  nextSteps?: readonly NextLevelStep[];
  /**
   * Name of the list.
   * @default 'Níveis'
   */
  label?: string;
}

/**
 * The nine qualification levels as a ladder, from the foot to the top (spec, section 4). What is behind, here, next and
 * ahead is told by shapes and words; colour only helps.
 */
export function LevelLadder({ current, nextSteps = [], label = qualificationsMessages.ladder }: LevelLadderProps) {
  const { rungs, stray } = ladderFrom(current);
  const hasNext = rungs.some(({ state }) => state === 'next');
  return (
    <div className={styles.ladder}>
      {stray !== null && <StrayLevel level={stray} />}
      <ol aria-label={label} className={styles.rungs}>
        {rungs.map((rung) => (
          <LadderRung key={rung.level} {...rung} steps={rung.state === 'next' ? nextSteps : []} />
        ))}
      </ol>
      {!hasNext && <NextSteps steps={nextSteps} />}
    </div>
  );
}

/** A level that is not on the ladder is still the reader's level. */
function StrayLevel({ level }: { level: string }) {
  return (
    <p className={styles.stray}>
      <span>{qualificationsMessages.youAreHere}</span>
      <LevelChip level={level === '' ? qualificationsMessages.unknownLevel : level} />
    </p>
  );
}
