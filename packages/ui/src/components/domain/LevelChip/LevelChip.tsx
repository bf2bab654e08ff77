import { levelLang, levelTone } from './levels.ts';
import * as styles from './LevelChip.css.ts';

export interface LevelChipProps {
  /** The level's name as the server sends it, such as "Double Diamond"; unknown names are unchanged and neutral. */
  level: string;
}

/** A qualification level (docs/specification.md#qualification-levels) with its icon. */
export function LevelChip({ level }: LevelChipProps) {
  return (
    <span lang={levelLang(level)} className={styles.level[levelTone(level)]}>
      {level}
    </span>
  );
}
