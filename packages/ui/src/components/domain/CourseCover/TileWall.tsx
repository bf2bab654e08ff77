import { useRef, useState } from 'react';
import { cx } from '../../../internal/cx.ts';
import { tileSize } from './cover.ts';
import * as styles from './CourseCover.css.ts';

export interface TileWallProps {
  /** Name of the wall, which is a button: "Endireitar o azulejo". */
  label: string;
}

// As many columns as the pattern of a result, whose cover shows two rows.
const [columns, rows] = [9, 4];
const crooked = { column: 6, row: 1 };

/** A leaf around the middle of a tile. */
const leaf = 'M-20 20a40 40 0 0 1 40-40a40 40 0 0 1-40 40z';

/** Path data of all tiles but one. Their leaves point in two directions by turns, so that they form circles. */
const wall = Array.from({ length: columns * rows }, (_, at) => ({
  column: at % columns,
  row: Math.floor(at / columns),
}))
  .filter(({ column, row }) => column !== crooked.column || row !== crooked.row)
  .map(({ column, row }) => {
    const [turn, side] = (column + row) % 2 === 0 ? [1, 40] : [0, -40];
    const start = `M${middleOf(column) - side / 2} ${middleOf(row) + 20}`;
    return `${start}a40 40 0 0 ${turn} ${side}-40a40 40 0 0 ${turn} ${-side} 40z`;
  })
  .join('');

function middleOf(place: number): number {
  return (place + 0.5) * tileSize;
}

/** A wall of the brand's tiles; a press turns the one that is the wrong way round. Fills its container. */
export function TileWall({ label }: TileWallProps) {
  const [isStraight, setStraight] = useState(false);
  const tile = useRef<SVGPathElement>(null);

  function turn() {
    setStraight(!isStraight);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const turns = ['rotate(90deg)', 'rotate(0deg)'];
    tile.current?.animate(
      { transform: isStraight ? turns.toReversed() : turns },
      { duration: 240, easing: 'ease-out' },
    );
  }

  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isStraight}
      onClick={turn}
      className={cx(styles.tone.blue, styles.size.fill, styles.press)}
    >
      <svg
        viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
        preserveAspectRatio="xMidYMid slice"
        className={styles.drawing}
      >
        <path d={wall} className={styles.soft.blue} />
        <g transform={`translate(${middleOf(crooked.column)} ${middleOf(crooked.row)})`}>
          <path ref={tile} d={leaf} transform={isStraight ? undefined : 'rotate(90)'} className={styles.accent.blue} />
        </g>
      </svg>
    </button>
  );
}
