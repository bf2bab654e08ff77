import { cx } from '../../../internal/cx.ts';
import { chip, words } from '../Badge/Badge.css.ts';
import { levelIcons } from './levelIcons.tsx';
import { levelLang } from './levelLang.ts';
import { levelTone } from './levelTone.ts';
import * as styles from './LevelChip.css.ts';

export interface LevelChipProps {
  /**
   * The level's name as the server sends it, such as "Double Diamond"; unknown names are shown
   * unchanged in the neutral tone.
   */
  level: string;
}

/** A qualification level (docs/specification.md#qualification-levels) with its icon. */
export function LevelChip({ level }: LevelChipProps) {
  const tone = levelTone(level);
  return (
    <span lang={levelLang(level)} className={cx(chip, styles.tone[tone])}>
      {levelIcons[tone]}
      <span className={words}>{level}</span>
    </span>
  );
}
