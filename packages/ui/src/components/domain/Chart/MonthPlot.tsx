import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { formatCents } from '../../../format/money.ts';
import { formatMonth, formatMonthTitle } from '../../../format/date.ts';
import type { MonthCents } from './totals.ts';
import {
  barAmount,
  barOf,
  columnsOf,
  columnUnder,
  hasLabel,
  nextColumn,
  niceScale,
  type Scale,
  shortMoney,
  shortMonth,
  widthNames,
  yearFits,
} from './scale.ts';
import type { MonthColumnsTexts } from './Chart.tsx';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MonthBars.css.ts';

/** Props of MonthPlot. */
export interface MonthPlotProps {
  /** Accessible name of the row of bars. */
  label: string;
  /** The words of the chart. */
  texts: MonthColumnsTexts;
  /** Oldest first; at least one. */
  bars: readonly MonthCents[];
  /** Index of the highlighted month. */
  current: number;
  /** The height. */
  size: 'large' | 'small';
}

/** Amount of the active month, axis, bars, and labels. */
export function MonthPlot({ label, texts, bars, current, size }: MonthPlotProps) {
  const scale = niceScale(bars.map(({ cents }) => cents));
  const { active, pointed, ...columns } = useActiveColumn(bars.length, current);
  const shown = bars[active];
  return (
    <div className={styles.chart}>
      {/* Screen readers read the amount from the focused bar. */}
      <p aria-hidden="true" className={styles.readout}>
        <span className={styles.readoutMonth}>{shown && formatMonthTitle(shown.month, shown.year)}</span>
        <span className={styles.readoutFigure}>{formatCents(shown?.cents)}</span>
      </p>
      <div className={styles.grid}>
        <div aria-hidden="true" className={styles.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ bottom: `${placeOf(tick, scale)}%` }}>
              {shortMoney(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plot[size]}>
          <MonthDrawing bars={bars} scale={scale} current={current} pointed={pointed} />
          <MonthColumns label={label} texts={texts} bars={bars} scale={scale} current={current} columns={columns} />
        </div>
        <div aria-hidden="true" className={styles.names}>
          <MonthAxis bars={bars} current={current} />
        </div>
      </div>
    </div>
  );
}

/** Height of an amount above the lower end of the axis, in percent of the plot. */
function placeOf(cents: number, { bottom, top }: Scale): number {
  return ((cents - bottom) / (top - bottom)) * 100;
}

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
function MonthDrawing({ bars, scale, current, pointed }: MonthDrawingProps) {
  const { bottom, top, ticks } = scale;
  const columns = columnsOf(bars.length);
  const each = 100 / bars.length;
  return (
    <svg aria-hidden="true" focusable="false" className={styles.drawing}>
      {pointed !== null && (
        <rect x={`${pointed * each}%`} y="0" width={`${each}%`} height="100%" className={styles.band} />
      )}
      {ticks.map((tick) => {
        const y = `${100 - placeOf(tick, scale)}%`;
        return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? styles.zero : styles.line} />;
      })}
      {columns.map(({ left, width }, index) => {
        const { start, length } = barOf(bars[index]?.cents ?? 0, bottom, top);
        const box = { x: `${left}%`, y: `${100 - start - length}%`, width: `${width}%`, height: `${length}%`, rx: 2 };
        return (
          <g key={index}>
            <rect {...box} className={styles.ground} />
            <rect {...box} className={cx(styles.bar, index === current && styles.currentBar)} />
          </g>
        );
      })}
    </svg>
  );
}

interface MonthAxisProps {
  bars: readonly MonthCents[];
  /** Index of the highlighted month. */
  current: number;
}

/** Labels below the bars: as many months as fit, and the years. */
function MonthAxis({ bars, current }: MonthAxisProps) {
  const years = [...new Set(bars.map(({ year }) => year))];
  const monthsOf = (year: number | undefined) => bars.filter((bar) => bar.year === year).length;
  return (
    <>
      <div className={styles.labels}>
        {bars.map(({ year, month }, index) => {
          const without = widthNames.filter((width) => !hasLabel(index, bars.length, width));
          return (
            <span key={`${year}-${month}`} className={cx(styles.cell, index === current && styles.currentLabel)}>
              <span className={cx(...without.map((width) => styles.hiddenAt[width]))}>{shortMonth(month)}</span>
            </span>
          );
        })}
      </div>
      <div className={styles.labels}>
        {years.map((year, at) => {
          const months = monthsOf(year);
          const next = at === 0 ? monthsOf(years[1]) : 0;
          const without = widthNames.filter((width) => !yearFits(months, bars.length, width, next));
          return (
            <span key={year} className={styles.year} style={{ flexGrow: months }}>
              <span className={cx(...without.map((width) => styles.hiddenAt[width]))}>{year}</span>
            </span>
          );
        })}
      </div>
    </>
  );
}

/** The class of the amounts by the characters of the longest; none for longer ones. */
const amountOf: Readonly<Record<number, string | undefined>> = styles.amountOf;

interface MonthColumnsProps {
  /** Accessible name of the row. */
  label: string;
  texts: MonthColumnsTexts;
  bars: readonly MonthCents[];
  scale: Scale;
  /** Index of the highlighted month. */
  current: number;
  columns: ActiveColumns;
}

/**
 * The bars for keyboard, pointer and screen reader: a listbox of months with one tab stop and arrow
 * keys. It is a transparent layer above the bars, as high as the plot, so that small bars are as
 * easy to hit as large ones.
 */
function MonthColumns({ label, texts, bars, scale, current, columns }: MonthColumnsProps) {
  const row = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { stop, onFocusColumn, onPointColumn } = columns;
  const amounts = bars.map(({ cents }) => barAmount(cents));
  const room = amountOf[Math.max(...amounts.map(({ length }) => length))];

  function moveFocus(event: KeyboardEvent, index: number) {
    const next = nextColumn(event.key, index, bars.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const column = row.current?.children[next];
    if (column instanceof HTMLElement) column.focus();
  }

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPointColumn(columnUnder(clientX - left, width, bars.length));
  }

  return (
    <>
      <div
        ref={row}
        role="listbox"
        aria-orientation="horizontal"
        aria-label={label}
        aria-describedby={helpId}
        onPointerDown={point}
        onPointerMove={point}
        // After a touch the month stays active.
        onPointerLeave={(event) => event.pointerType !== 'touch' && onPointColumn(null)}
        className={styles.columns}
      >
        {bars.map(({ year, month, cents }, index) => (
          <div
            key={`${year}-${month}`}
            role="option"
            aria-selected={index === stop}
            aria-label={texts.barLabel({ label: formatMonth(month, year), value: formatCents(cents) })}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => onFocusColumn(index)}
            onBlur={() => onFocusColumn(null)}
            onKeyDown={(event) => moveFocus(event, index)}
            className={styles.column}
          >
            {room !== undefined && (
              <span
                aria-hidden="true"
                className={cx(room, index === current && styles.currentAmount)}
                style={{ bottom: `${placeOf(Math.max(0, cents), scale)}%` }}
              >
                {amounts[index]}
              </span>
            )}
          </div>
        ))}
      </div>
      <VisuallyHidden id={helpId}>{texts.barKeys}</VisuallyHidden>
    </>
  );
}

/** State of the row of bars. */
interface ActiveColumns {
  /** The column with the tab stop: the focused one, else the current one. */
  stop: number;
  /** Called when a column gets the focus, or the row loses it (null). */
  onFocusColumn: (index: number | null) => void;
  /** Called when the pointer enters a column, or leaves the row (null). */
  onPointColumn: (index: number | null) => void;
}

/**
 * The active column, whose amount is shown: the one under the pointer, else the focused one, else
 * `current`.
 * @param count number of columns; an index beyond it means the last column
 */
function useActiveColumn(count: number, current: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const [under, onPointColumn] = useState<number | null>(null);
  const last = count - 1;
  const pointed = under ?? focused;
  return {
    active: Math.min(pointed ?? current, last),
    pointed: pointed === null ? null : Math.min(pointed, last),
    stop: Math.min(focused ?? current, last),
    onFocusColumn: (index: number | null) => {
      setFocused(index);
      // Keyboard use overrides a pointer that rests on the chart.
      if (index !== null) onPointColumn(null);
    },
    onPointColumn,
  };
}
