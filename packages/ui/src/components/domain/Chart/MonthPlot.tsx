import { range, rollups } from 'd3-array';
import { scaleQuantize } from 'd3-scale';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { formatCents } from '../../../format/money.ts';
import { formatMonth, formatMonthTitle, monthNames } from '../../../format/date.ts';
import { maxBars, monthAt, type MonthCents, monthIndex } from './totals.ts';
import { type Axis, axisLabel, axisOf, barAcross, barAmount, barOf, columnWidth } from './scale.ts';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MonthBars.css.ts';

/** Texts of MonthBars, such as those of `earningsMessages`. */
export interface MonthBarsTexts {
  /** Button that shows the table. */
  asTable: string;
  /** Button that shows the chart. */
  asChart: string;
  /** Announced when the table appears. */
  asTableDone: string;
  /** Announced when the chart appears. */
  asChartDone: string;
  /** Column and row of sums. */
  total: string;
  /** The name of the unfinished month. */
  untilToday: (values: { month: string }) => string;
  /** Accessible name of a bar. */
  barLabel: (values: { label: string; value: string }) => string;
  /** Help for the keyboard. */
  barKeys: string;
  /** Column of months. */
  month: string;
  /** The first and the last month of the chart, above their sum. */
  period: (values: { from: string; to: string }) => string;
  /** The same if there are earlier months, which have no bar. */
  newestMonths: (values: { count: string }) => string;
}

/** Props of MonthPlot. */
export interface MonthPlotProps {
  /** Accessible name of the row of bars. */
  label: string;
  /** The texts of the chart. */
  texts: MonthBarsTexts;
  /** Oldest first; minimum one. */
  bars: readonly MonthCents[];
  /** Name and formatted sum of all bars; null for a single bar, which shows its own. */
  allBars: { label: string; total: string } | null;
  /** Index of the unfinished month; -1 if all are over. */
  open: number;
}

/** The name of a month, with a note if it is not over. */
export function monthLabel(name: string, isOpen: boolean, texts: MonthBarsTexts): string {
  return isOpen ? texts.untilToday({ month: name }) : name;
}

/** The class of charts whose longest amount has as many characters. */
function roomOf(bars: readonly MonthCents[]): string | undefined {
  const classes: Readonly<Record<number, string | undefined>> = styles.amountOf;
  return classes[Math.max(...bars.map(({ cents }) => barAmount(cents).length))];
}

/**
 * Amount of the active month or of all, bars, and labels, always with twelve columns. Each bar shows its amount if all
 * fit; otherwise there is an axis.
 */
export function MonthPlot({ label, texts, bars, allBars, open }: MonthPlotProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const [under, setUnder] = useState<number | null>(null);
  // There may be fewer bars than at the last press.
  const [pressed, stop] = [under ?? focused, focused].map((at) => at && Math.min(at, bars.length - 1));
  const pointed = pressed ?? null;
  const current = open === -1 ? bars.length - 1 : open;
  const axis = axisOf(bars.map(({ cents }) => cents ?? 0));
  const plot = { bars, axis, open, pointed, full: pointed ?? current };
  const shown = bars[pointed ?? (allBars === null ? 0 : -1)];
  const name = shown && monthLabel(formatMonthTitle(shown.month, shown.year), shown === bars[open], texts);

  function focusColumn(index: number | null) {
    setFocused(index);
    // Keyboard use overrides a pointer that rests on the chart.
    if (index !== null) setUnder(null);
  }

  return (
    <div className={styles.chart}>
      <p className={styles.readout}>
        <span className={styles.readoutMonth}>{name ?? allBars?.label}</span>{' '}
        <span className={styles.readoutFigure}>{shown ? formatCents(shown.cents) : allBars?.total}</span>
      </p>
      <div className={cx(styles.grid, roomOf(bars))}>
        <div aria-hidden="true" className={styles.ticks}>
          {axis.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ bottom: `${axis.scale(tick)}%` }}>
              {axisLabel(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <MonthDrawing {...plot} />
          <MonthColumns
            {...plot}
            {...{ label, texts }}
            stop={stop ?? current}
            onFocusColumn={focusColumn}
            onPointColumn={setUnder}
          />
        </div>
        <div aria-hidden="true" className={styles.names}>
          <MonthAxis bars={bars} current={maxBars - bars.length + current} />
        </div>
      </div>
    </div>
  );
}

/** What the bars and the columns above them share. */
interface Plot extends Pick<MonthPlotProps, 'bars' | 'open'> {
  axis: Axis;
  /** Index of the bar under the pointer or with the focus. */
  pointed: number | null;
  /** Index of the highlighted bar: the pointed one, else the current one. */
  full: number;
}

/**
 * Grid lines and bars as SVG, in percent of the plot, so that it scales without measuring. Hidden from screen readers:
 * MonthColumns has the names and amounts.
 */
function MonthDrawing({ bars, axis: { scale, ticks }, full, open, pointed }: Plot) {
  const hatching = useId();
  const earlier = maxBars - bars.length;
  return (
    <svg aria-hidden="true" focusable="false" className={styles.drawing}>
      <pattern id={hatching} patternUnits="userSpaceOnUse" width="8" height="8" patternTransform="rotate(45)">
        <rect width="8" height="8" className={styles.hatchGround} />
        <rect width="3" height="8" className={styles.hatch} />
      </pattern>
      {pointed !== null && (
        <rect
          x={`${(earlier + pointed) * columnWidth}%`}
          y="0"
          width={`${columnWidth}%`}
          height="100%"
          className={styles.band}
        />
      )}
      {ticks.map((tick) => {
        const y = `${100 - scale(tick)}%`;
        return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? styles.zero : styles.line} />;
      })}
      {range(earlier).map((column) => (
        <rect
          key={column}
          {...barAcross(column)}
          y={`${100 - scale(0)}%`}
          height="2"
          transform="translate(0 -2)"
          className={styles.stub}
        />
      ))}
      {bars.map(({ cents }, index) => {
        const { start, length } = barOf(cents ?? 0, scale);
        const box = { ...barAcross(earlier + index), y: `${100 - start - length}%`, height: `${length}%`, rx: 2 };
        return index === open && index !== pointed ? (
          <rect key={index} {...box} fill={`url(#${hatching})`} className={styles.openBar} />
        ) : (
          <rect key={index} {...box} className={cx(styles.bar, index === full && styles.fullBar)} />
        );
      })}
    </svg>
  );
}

interface MonthAxisProps {
  bars: readonly MonthCents[];
  /** Column of the highlighted month. */
  current: number;
}

/** Labels below the twelve columns: the months (CSS shows as many as fit) and the years. */
function MonthAxis({ bars, current }: MonthAxisProps) {
  const end = monthIndex(bars.at(-1) ?? { year: 0, month: 1 }) + 1;
  const months = range(end - maxBars, end).map(monthAt);
  const years = rollups(
    months,
    (ofYear) => ofYear.length,
    ({ year }) => year,
  );
  return (
    <>
      <div className={styles.labels}>
        {months.map(({ year, month }, index) => (
          <span key={`${year}-${month}`} className={cx(styles.month, index === current && styles.currentLabel)}>
            <span className={styles.monthName}>{monthNames[month - 1]?.slice(0, 3)}</span>
          </span>
        ))}
      </div>
      <div className={styles.labels}>
        {years.map(([year, count]) => (
          <span key={year} className={styles.year} style={{ flexGrow: count }}>
            <span className={styles.yearName}>{year}</span>
          </span>
        ))}
      </div>
    </>
  );
}

interface MonthColumnsProps extends Plot, Pick<MonthPlotProps, 'label' | 'texts'> {
  /** The column with the tab stop: the focused one, else the current one. */
  stop: number;
  /** Called when a column gets the focus, or the row loses it (null). */
  onFocusColumn: (index: number | null) => void;
  /** Called when the pointer enters a column, or leaves the row (null). */
  onPointColumn: (index: number | null) => void;
}

/**
 * The bars for keyboard, pointer and screen reader: a listbox of months with one tab stop and arrow
 * keys. It is a transparent layer above the bars, as high as the plot, so that small bars are as
 * easy to hit as large ones.
 */
function MonthColumns(props: MonthColumnsProps) {
  const { label, texts, bars, axis, full, open, stop, onFocusColumn, onPointColumn } = props;
  const row = useRef<HTMLDivElement>(null);
  const helpId = useId();

  function moveFocus(event: KeyboardEvent, index: number) {
    const targets = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: bars.length - 1 };
    const next = new Map(Object.entries(targets)).get(event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const column = row.current?.children[next];
    if (column instanceof HTMLElement) column.focus();
  }

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, right } = currentTarget.getBoundingClientRect();
    onPointColumn(scaleQuantize([left, right], [...bars.keys()])(clientX));
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
        style={{ insetInlineStart: `${(maxBars - bars.length) * columnWidth}%` }}
      >
        {bars.map(({ year, month, cents }, index) => (
          <div
            key={`${year}-${month}`}
            role="option"
            aria-selected={index === stop}
            aria-label={texts.barLabel({
              label: monthLabel(formatMonth(month, year), index === open, texts),
              value: formatCents(cents),
            })}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => onFocusColumn(index)}
            onBlur={() => onFocusColumn(null)}
            onKeyDown={(event) => moveFocus(event, index)}
            className={styles.column}
          >
            <span
              aria-hidden="true"
              className={cx(styles.amount, index === full && styles.fullAmount)}
              style={{ bottom: `${axis.scale(Math.max(0, cents ?? 0))}%` }}
            >
              {barAmount(cents)}
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden id={helpId}>{texts.barKeys}</VisuallyHidden>
    </>
  );
}
