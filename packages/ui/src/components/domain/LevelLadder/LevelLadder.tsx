import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LevelChip } from '../LevelChip/LevelChip.tsx';
import { isFolded, ladderFrom } from './ladder.ts';
import { LadderRung } from './LadderRung.tsx';
import type { LevelLadderTexts } from './texts.ts';
import * as styles from './LevelLadder.css.ts';

export interface LevelLadderProps {
  /**
   * The reader's level as the server sends it (`nivel_atual`); a name that is not on the ladder is
   * shown above it.
   */
  current: string;
  /** Texts of the ladder. */
  texts: LevelLadderTexts;
}

/**
 * The qualification levels, lowest first (docs/specification.md#qualification-levels): side by side
 * in a wide container, else in a column with only the rungs around the reader's level and a button
 * for the others. Words and lines show which rungs are reached, current, next and ahead; colour
 * only helps.
 */
export function LevelLadder({ current, texts }: LevelLadderProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { rungs, stray } = ladderFrom(current, Object.values(texts.levels));
  const folds = rungs.some((_rung, place) => isFolded(rungs, place));
  return (
    <div className={styles.ladder}>
      {stray !== null && <StrayLevel level={stray} texts={texts} />}
      <ol id={listId} aria-label={texts.ladder} className={styles.rungs}>
        {rungs.map((rung, place) => (
          <LadderRung key={rung.level} {...rung} folded={!open && isFolded(rungs, place)} texts={texts} />
        ))}
      </ol>
      {folds && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            flush
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.showFewerLevels : texts.showAllLevels}
          </Button>
        </div>
      )}
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
