import { formatCents } from '../../../format/money.ts';
import { formatMonth } from '../../../format/date.ts';
import { ChartFrame, ChartTable, EmptyChart, type MonthBarsTexts } from './Chart.tsx';
import { fillMonths, monthIndex, type Month, type MonthCents, type MonthTotal } from './totals.ts';
import { MonthPlot } from './MonthPlot.tsx';

/** Props of MonthBars. */
export interface MonthBarsProps {
  /** Heading and accessible name. */
  caption: string;
  /** Texts of the chart, such as those of `earningsMessages`. */
  texts: MonthBarsTexts;
  /** Totals in reais, in any order; missing months count as zero. */
  months: readonly MonthTotal[];
  /**
   * The highlighted month, shown even without a total.
   * @default the newest month with a total
   */
  current?: Month;
  /**
   * Maximum number of months; the newest are kept. The sum is that of the months shown.
   * @default 12
   */
  most?: number;
  /** Text shown if there are no months. */
  emptyText: string;
}

/**
 * Bar chart of earnings by month. Shows the amount of the month under the pointer or with the
 * focus; a button switches to a table of all months.
 */
export function MonthBars(props: MonthBarsProps) {
  const { caption, texts, months, current, most = 12, emptyText } = props;
  const bars = fillMonths(months, current, most);
  if (bars.length === 0) return <EmptyChart caption={caption} text={emptyText} />;
  const sum = formatCents(bars.reduce((before, { cents }) => before + cents, 0));
  return (
    <ChartFrame
      caption={caption}
      texts={texts}
      summary={
        <>
          {periodOf(bars, texts)}: <strong>{sum}</strong>
        </>
      }
      chart={<MonthPlot label={caption} texts={texts} bars={bars} current={currentIndex(bars, current)} />}
      table={(name) => (
        <ChartTable
          label={name}
          columns={[texts.month, texts.total]}
          rows={bars.map(({ year, month, cents }) => ({
            key: `${year}-${month}`,
            name: formatMonth(month, year),
            figures: [formatCents(cents)],
          }))}
          total={{ name: texts.total, figures: [sum] }}
        />
      )}
    />
  );
}

function periodOf(bars: readonly MonthCents[], texts: MonthBarsTexts): string {
  const names = bars.map(({ month, year }) => formatMonth(month, year));
  const [first = '', last = first] = [names[0], names.at(-1)];
  return names.length === 1 ? texts.monthTotal({ month: first }) : texts.periodTotal({ first, last });
}

function currentIndex(bars: readonly MonthCents[], current: Month | undefined): number {
  const index = current === undefined ? -1 : bars.findIndex((bar) => monthIndex(bar) === monthIndex(current));
  return index === -1 ? bars.length - 1 : index;
}
