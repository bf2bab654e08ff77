import { cx } from '../../../internal/cx.ts';
import { barOf, columnsOf } from './barGeometry.ts';
import type { MonthCents } from './months.ts';
import type { Scale } from './niceScale.ts';
import * as styles from './MonthDrawing.css.ts';

interface MonthDrawingProps {
  bars: readonly MonthCents[];
  scale: Scale;
  /** Index of the highlighted bar. */
  current: number;
  /** Index of the bar under the pointer or with the focus. */
  pointed: number | null;
}

/**
 * Grid lines and bars as SVG, in percent of the plot, so that it scales without measuring. Hidden
 * from screen readers: MonthColumns has the names and amounts.
 */
export function MonthDrawing({ bars, scale, current, pointed }: MonthDrawingProps) {
  const { bottom, top, ticks } = scale;
  const columns = columnsOf(bars.length);
  const each = 100 / bars.length;
  return (
    <svg aria-hidden="true" focusable="false" className={styles.drawing}>
      {pointed !== null && (
        <rect x={`${pointed * each}%`} y="0" width={`${each}%`} height="100%" className={styles.band} />
      )}
      {ticks.map((tick) => {
        const y = `${100 - ((tick - bottom) / (top - bottom)) * 100}%`;
        return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? styles.zero : styles.line} />;
      })}
      {columns.map(({ left, width }, index) => {
        const { start, length } = barOf(bars[index]?.cents ?? 0, bottom, top);
        const box = { x: `${left}%`, y: `${100 - start - length}%`, width: `${width}%`, height: `${length}%`, rx: 2 };
        return (
          <g key={index}>
            <rect {...box} className={styles.ground} />
            <rect {...box} className={cx(styles.bar, index === current && styles.current)} />
          </g>
        );
      })}
    </svg>
  );
}
