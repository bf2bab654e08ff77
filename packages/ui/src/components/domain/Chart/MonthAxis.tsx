import { cx } from '../../../internal/cx.ts';
import { hasLabel, widthNames, yearFits } from './labelSteps.ts';
import type { MonthCents } from './months.ts';
import { shortMonth } from './shortMonth.ts';
import * as styles from './MonthAxis.css.ts';

interface MonthAxisProps {
  bars: readonly MonthCents[];
  /** Index of the highlighted month. */
  current: number;
}

/** Labels below the bars: as many months as fit, and the years. */
export function MonthAxis({ bars, current }: MonthAxisProps) {
  const years = [...new Set(bars.map(({ year }) => year))];
  const monthsOf = (year: number | undefined) => bars.filter((bar) => bar.year === year).length;
  return (
    <>
      <div className={styles.row}>
        {bars.map(({ year, month }, index) => {
          const without = widthNames.filter((width) => !hasLabel(index, bars.length, width));
          return (
            <span key={`${year}-${month}`} className={cx(styles.cell, index === current && styles.current)}>
              <span className={cx(...without.map((width) => styles.hiddenAt[width]))}>{shortMonth(month)}</span>
            </span>
          );
        })}
      </div>
      <div className={styles.row}>
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
