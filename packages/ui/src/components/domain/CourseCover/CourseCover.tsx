import { coverOf, patternOf, tileSize } from './cover.ts';
import * as styles from './CourseCover.css.ts';

export interface CourseCoverProps {
  /** The course's id, which generates colours and pattern. */
  courseId: number | string;
  /**
   * `card`: 112 px high, at the top of a card. `thumb`: a square of 48 px. `listed`: as `card`, and
   * a square of 56 px at 480 px and below. `fill`: its container. `wide`: the same for one twice as wide as high.
   * @default 'card'
   */
  size?: 'card' | 'thumb' | 'listed' | 'fill' | 'wide';
  /**
   * The member's progress in percent: the share of the tiles that are highlighted. Null: a few, as before an enrolment.
   * @default null
   */
  progress?: number | null;
}

/** Tiles of each size; the pattern covers the box, which crops it: whole rows at its right edge, `fill` all around. */
const tiles = {
  card: { columns: 16, rows: 3 },
  thumb: { columns: 2, rows: 2 },
  listed: { columns: 16, rows: 3 },
  fill: { columns: 9, rows: 6 },
  wide: { columns: 8, rows: 4 },
} as const;

/** Decorative cover of a course, generated from its id, because courses have no images. */
export function CourseCover({ courseId, size = 'card', progress = null }: CourseCoverProps) {
  const cover = coverOf(courseId);
  const { columns, rows } = tiles[size];
  const { soft, accent } = patternOf(cover, columns, rows, progress);
  return (
    <div aria-hidden="true" className={`${styles.tone[cover.tone]} ${styles.size[size]}`}>
      <svg
        viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
        preserveAspectRatio={size === 'fill' ? 'xMidYMid slice' : 'xMinYMin slice'}
        className={styles.drawing}
      >
        <path d={soft} className={styles.soft[cover.tone]} />
        <path d={accent} className={styles.accent[cover.tone]} />
      </svg>
    </div>
  );
}
