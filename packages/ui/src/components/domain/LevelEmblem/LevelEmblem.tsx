import { useId } from 'react';
import { cx } from '../../../internal/cx.ts';
import { levelTone } from '../LevelChip/levels.ts';
import { drawings, type LevelDrawing } from './drawings.ts';
import * as styles from './LevelEmblem.css.ts';

export interface LevelEmblemProps {
  /** The level's name as the server sends it; an unknown name has the emblem without a level. */
  level: string;
  /**
   * `small` is 24 px, `medium` 36 px, `large` 96 px without a margin (all grow with the user's text size).
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /**
   * A grey outline, for a level that the member has not reached yet.
   * @default false
   */
  ahead?: boolean;
}

/**
 * The emblem of a qualification level (docs/specification.md#qualification-levels). Decoration: the level's name is
 * next to it.
 */
export function LevelEmblem({ level, size = 'medium', ahead = false }: LevelEmblemProps) {
  const tone = levelTone(level);
  const Drawing = ahead ? Outline : Medal;
  return (
    <svg
      viewBox={size === 'large' ? drawings[tone].frame : '0 0 48 48'}
      aria-hidden
      className={cx(styles.size[size], ahead ? styles.ahead : styles.color[tone])}
    >
      <Drawing {...drawings[tone]} />
    </svg>
  );
}

/** The filled drawing. */
function Medal({ medal, rim, lines, shapes, cuts, laurel }: LevelDrawing) {
  const fillId = useId();
  return (
    <>
      <linearGradient id={fillId} x2="1" y2="1">
        <stop className={styles.light} />
        <stop offset="1" className={styles.shadow} />
      </linearGradient>
      <path d={medal} fill={`url(#${fillId})`} />
      {rim && <path d={rim} className={styles.rim} />}
      {lines && <path d={lines} className={styles.lines} />}
      {shapes && <path d={shapes} className={styles.shapes} />}
      {cuts && <path d={cuts} className={styles.cuts} />}
      {laurel && <path d={laurel} className={styles.shapes} />}
    </>
  );
}

function Outline({ medal, lines, shapes, cuts, laurel }: LevelDrawing) {
  return (
    <>
      <path d={medal} className={styles.outline} />
      {lines && <path d={lines} className={styles.thick} />}
      {shapes && <path d={shapes} className={styles.outline} />}
      {cuts && <path d={cuts} className={styles.outline} />}
      {laurel && <path d={laurel} className={styles.leaves} />}
    </>
  );
}
