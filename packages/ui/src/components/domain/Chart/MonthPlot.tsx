import { formatCents } from '../../../format/money.ts';
import { formatMonth } from '../../../format/month.ts';
import { MonthAxis } from './MonthAxis.tsx';
import { MonthColumns } from './MonthColumns.tsx';
import { MonthDrawing } from './MonthDrawing.tsx';
import type { MonthCents } from './months.ts';
import { niceScale } from './niceScale.ts';
import { shortMoney } from './shortMoney.ts';
import type { MonthColumnsTexts } from './texts.ts';
import { useActiveColumn } from './useActiveColumn.ts';
import * as styles from './MonthPlot.css.ts';

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
}

/** Amount of the active month, axis, bars, and labels. */
export function MonthPlot({ label, texts, bars, current }: MonthPlotProps) {
  const scale = niceScale(bars.map(({ cents }) => cents));
  const { active, pointed, ...columns } = useActiveColumn(bars.length, current);
  const shown = bars[active];
  return (
    <div className={styles.chart}>
      {/* Screen readers read the amount from the focused bar. */}
      <p aria-hidden="true" className={styles.readout}>
        <span className={styles.readoutMonth}>{shown && formatMonth(shown.month, shown.year)}</span>
        <span className={styles.readoutFigure}>{formatCents(shown?.cents)}</span>
      </p>
      <div className={styles.grid}>
        <div aria-hidden="true" className={styles.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick}>
              {shortMoney(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <MonthDrawing bars={bars} scale={scale} current={current} pointed={pointed} />
          <MonthColumns label={label} texts={texts} bars={bars} columns={columns} />
        </div>
        <div aria-hidden="true" className={styles.names}>
          <MonthAxis bars={bars} current={current} />
        </div>
      </div>
    </div>
  );
}
