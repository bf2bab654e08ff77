import { cx } from '../../../internal/cx.ts';
import { levelIcons } from '../LevelChip/levelIcons.tsx';
import { levelLang } from '../LevelChip/levelLang.ts';
import { levelTone } from '../LevelChip/levelTone.ts';
import type { Rung, RungState } from './ladder.ts';
import type { LevelLadderTexts } from './texts.ts';
import * as styles from './LadderRung.css.ts';

function wordOf(state: RungState, texts: LevelLadderTexts): string | null {
  if (state === 'current') return texts.youAreHere;
  return state === 'unplaced' ? null : texts.rungWords[state];
}

/** Levels that the reader has reached have their own colours. */
const attained: ReadonlySet<RungState> = new Set(['start', 'reached', 'current']);

interface LadderRungProps extends Rung {
  /** Whether it is hidden where there is no room for all rungs. */
  folded: boolean;
  texts: LevelLadderTexts;
}

/** One rung: emblem and name of its level, and its state in words. */
export function LadderRung({ level, state, folded, texts }: LadderRungProps) {
  const tone = levelTone(level);
  const word = wordOf(state, texts);
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(styles.rung[state], folded && styles.folded)}
    >
      <span aria-hidden="true" className={cx(styles.mark[state], attained.has(state) && styles.markTone[tone])}>
        {levelIcons[tone]}
      </span>
      <span className={styles.body}>
        <span lang={levelLang(level)} className={styles.name[state]}>
          {level}
        </span>{' '}
        {word !== null && <span className={styles.word[state]}>{word}</span>}
      </span>
    </li>
  );
}
