import { sum } from 'd3-array';
import { formatMonth, formatMonthTitle, monthNames } from '../../../format/date.ts';
import { formatCents } from '../../../format/money.ts';
import { ChartFrame, ChartTable, EmptyChart, type MonthBarsTexts } from './Chart.tsx';
import { monthIndex, monthsOf, type ChartMonths, type Month, type MonthTotal } from './totals.ts';
import { monthLabel, MonthPlot } from './MonthPlot.tsx';
import * as styles from './MonthBars.css.ts';

/** Props of MonthBars. */
export interface MonthBarsProps {
  /** Heading and accessible name. */
  caption: string;
  /** Texts of the chart, such as those of `earningsMessages`. */
  texts: MonthBarsTexts;
  /** Totals in reais, in any order; missing months count as zero, unknown totals are `--`. */
  months: readonly MonthTotal[];
  /**
   * The unfinished month: visible even without a total, highlighted and hatched, and named "até hoje". Without it the
   * newest month is highlighted, without hatching.
   */
  current?: Month;
  /** Text that replaces the chart if there are no months. */
  emptyText: string;
}

/**
 * Bar chart of earnings by month, of the newest twelve; months before the first one have no bar. Above the bars is
 * their sum, or the amount of the month under the pointer or with the focus. Each bar shows its amount where it fits. A
 * button switches to a table.
 */
export function MonthBars(props: MonthBarsProps) {
  const { caption, texts, months, current, emptyText } = props;
  const shown = monthsOf(months, current);
  const { bars } = shown;
  if (bars.length === 0) return <EmptyChart caption={caption} text={emptyText} />;
  const total = formatCents(sum(bars, ({ cents }) => cents));
  const period = periodOf(shown, texts);
  const open = current === undefined ? -1 : bars.findIndex((bar) => monthIndex(bar) === monthIndex(current));
  return (
    <ChartFrame
      caption={caption}
      texts={texts}
      chart={
        <MonthPlot
          label={caption}
          texts={texts}
          bars={bars}
          allBars={bars.length === 1 ? null : { label: period, total }}
          open={open}
        />
      }
      table={
        <>
          <p className={styles.readoutMonth}>{period}</p>
          <ChartTable
            label={caption}
            columns={[texts.month, texts.total]}
            rows={bars.map(({ year, month, cents }, index) => ({
              key: `${year}-${month}`,
              name: monthLabel(formatMonthTitle(month, year), index === open, texts),
              figures: [formatCents(cents)],
            }))}
            total={{ name: texts.total, figures: [total] }}
          />
        </>
      }
    />
  );
}

/** Describes the months with a bar. */
function periodOf({ bars, hasEarlier }: ChartMonths, texts: MonthBarsTexts): string {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (hasEarlier) return texts.newestMonths({ count: String(bars.length) });
  const from = first.year === last.year ? monthNames[first.month - 1] : formatMonth(first.month, first.year);
  return texts.period({ from: from ?? '', to: formatMonth(last.month, last.year) });
}
