import { LevelChip } from '../LevelChip/LevelChip.tsx';
import { ladderFrom } from './ladder.ts';
import { LadderRung } from './LadderRung.tsx';
import { type NextLevelStep, NextSteps } from './NextSteps.tsx';
import type { LadderWords, LevelLadderTexts } from './texts.ts';
import * as styles from './LevelLadder.css.ts';

export interface LevelLadderProps extends LadderWords {
  /**
   * The reader's level as the server sends it (`nivel_atual`); a name that is not on the ladder is
   * shown beside it.
   */
  current: string;
  /**
   * What is missing for the next level (`progresso_proximo`); none at the top.
   * @default []
   */
  nextSteps?: readonly NextLevelStep[];
}

/**
 * The qualification levels as a ladder, lowest first (docs/specification.md#qualification-levels).
 * Shapes and words show which rungs are reached, current, next and ahead; colour only helps.
 */
export function LevelLadder({ current, nextSteps = [], ...words }: LevelLadderProps) {
  const { texts } = words;
  const { rungs, stray } = ladderFrom(current, Object.values(texts.levels));
  const hasNext = rungs.some(({ state }) => state === 'next');
  return (
    <div className={styles.ladder}>
      {stray !== null && <StrayLevel level={stray} texts={texts} />}
      <ol aria-label={texts.ladder} className={styles.rungs}>
        {rungs.map((rung) => (
          <LadderRung key={rung.level} {...rung} {...words} steps={rung.state === 'next' ? nextSteps : []} />
        ))}
      </ol>
      {!hasNext && <NextSteps steps={nextSteps} {...words} />}
    </div>
  );
}

/** The reader's level, where it is not on the ladder. */
function StrayLevel({ level, texts }: { level: string; texts: LevelLadderTexts }) {
  return (
    <p className={styles.stray}>
      <span>{texts.youAreHere}</span>
      <LevelChip level={level === '' ? texts.unknownLevel : level} />
    </p>
  );
}
