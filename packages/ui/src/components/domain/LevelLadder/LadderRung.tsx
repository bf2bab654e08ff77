import type { ReactNode } from 'react';
import { CheckIcon } from '../../../icons/status.tsx';
import { FlagIcon, PersonIcon } from '../../../icons/subjects.tsx';
import { LevelChip } from '../LevelChip/LevelChip.tsx';
import type { Rung, RungState } from './ladder.ts';
import { type NextLevelStep, NextSteps } from './NextSteps.tsx';
import type { LadderWords, LevelLadderTexts } from './texts.ts';
import * as styles from './LevelLadder.css.ts';

/** A shape for each state; rungs ahead are an empty ring. */
const marks: Record<RungState, ReactNode> = {
  start: <CheckIcon size="text" />,
  reached: <CheckIcon size="text" />,
  current: <PersonIcon size="text" />,
  next: <FlagIcon size="text" />,
  ahead: null,
  unplaced: null,
};

function wordOf(state: RungState, texts: LevelLadderTexts): string | null {
  if (state === 'current') return texts.youAreHere;
  return state === 'unplaced' ? null : texts.rungWords[state];
}

interface LadderRungProps extends Rung, LadderWords {
  /** What is missing for this level. */
  steps: readonly NextLevelStep[];
}

/** One rung: its mark, its level and its state. */
export function LadderRung({ level, state, steps, ...words }: LadderRungProps) {
  const word = wordOf(state, words.texts);
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className={styles.rung[state]}>
      <span aria-hidden="true" className={styles.mark[state]}>
        {marks[state]}
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <LevelChip level={level} />
          {word !== null && <span className={styles.word[state]}>{word}</span>}
        </div>
        <NextSteps steps={steps} {...words} />
      </div>
    </li>
  );
}
