import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { formatCents } from '../../../format/money.ts';
import { formatMonth } from '../../../format/month.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { columnUnder } from './barGeometry.ts';
import type { MonthCents } from './months.ts';
import { nextColumn } from './nextColumn.ts';
import type { MonthColumnsTexts } from './texts.ts';
import type { ActiveColumns } from './useActiveColumn.ts';
import * as styles from './MonthColumns.css.ts';

interface MonthColumnsProps {
  /** Accessible name of the row. */
  label: string;
  texts: MonthColumnsTexts;
  bars: readonly MonthCents[];
  columns: ActiveColumns;
}

/**
 * The bars for keyboard, pointer and screen reader: a listbox of months with one tab stop and arrow
 * keys. It is a transparent layer above the bars, as high as the plot, so that small bars are as
 * easy to hit as large ones.
 */
export function MonthColumns({ label, texts, bars, columns }: MonthColumnsProps) {
  const row = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { stop, onFocusColumn, onPointColumn } = columns;

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
        className={styles.row}
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
          />
        ))}
      </div>
      <VisuallyHidden id={helpId}>{texts.barKeys}</VisuallyHidden>
    </>
  );
}
