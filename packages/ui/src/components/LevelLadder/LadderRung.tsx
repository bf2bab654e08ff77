import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/status.tsx';
import { FlagIcon, PersonIcon } from '../../icons/subjects.tsx';
import { qualificationsMessages } from '../../messages/network/qualifications.ts';
import { LevelChip } from '../LevelChip/LevelChip.tsx';
import type { Rung, RungState } from './ladder.ts';
import { type NextLevelStep, NextSteps } from './NextSteps.tsx';
import * as styles from './LevelLadder.css.ts';

/** A shape for each state; what lies ahead is an empty ring. */
const marks: Record<RungState, ReactNode> = {
  start: <CheckIcon size="text" />,
  reached: <CheckIcon size="text" />,
  current: <PersonIcon size="text" />,
  next: <FlagIcon size="text" />,
  ahead: null,
  unplaced: null,
};

const words: Record<RungState, string | null> = {
  ...qualificationsMessages.rungWords,
  current: qualificationsMessages.youAreHere,
  unplaced: null,
};

interface LadderRungProps extends Rung {
  /** What is missing for this rung. */
  steps: readonly NextLevelStep[];
}

/** One rung: its mark on the rail, its level, where it stands. */
export function LadderRung({ level, state, steps }: LadderRungProps) {
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className={styles.rung[state]}>
      <span aria-hidden="true" className={styles.mark[state]}>
        {marks[state]}
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <LevelChip level={level} />
          {words[state] !== null && <span className={styles.word[state]}>{words[state]}</span>}
        </div>
        <NextSteps steps={steps} />
      </div>
    </li>
  );
}
