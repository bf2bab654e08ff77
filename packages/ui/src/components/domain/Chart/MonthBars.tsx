import { formatCents } from '../../../format/money.ts';
import { formatMonthTitle } from '../../../format/date.ts';
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
  /**
   * `small` is lower, for a card among others.
   * @default 'large'
   */
  size?: 'large' | 'small';
  /** Text shown if there are no months. */
  emptyText: string;
}

/**
 * Bar chart of earnings by month. Above the bars the amount of the month under the pointer or with
 * the focus; where there is room, each bar has its amount. A button switches to a table.
 */
export function MonthBars(props: MonthBarsProps) {
  const { caption, texts, months, current, most = 12, size = 'large', emptyText } = props;
  const bars = fillMonths(months, current, most);
  if (bars.length === 0) return <EmptyChart caption={caption} text={emptyText} />;
  const sum = formatCents(bars.reduce((before, { cents }) => before + cents, 0));
  return (
    <ChartFrame
      caption={caption}
      texts={texts}
      chart={<MonthPlot label={caption} texts={texts} bars={bars} current={currentIndex(bars, current)} size={size} />}
      table={(name) => (
        <ChartTable
          label={name}
          columns={[texts.month, texts.total]}
          rows={bars.map(({ year, month, cents }) => ({
            key: `${year}-${month}`,
            name: formatMonthTitle(month, year),
            figures: [formatCents(cents)],
          }))}
          total={{ name: texts.total, figures: [sum] }}
        />
      )}
    />
  );
}

function currentIndex(bars: readonly MonthCents[], current: Month | undefined): number {
  const index = current === undefined ? -1 : bars.findIndex((bar) => monthIndex(bar) === monthIndex(current));
  return index === -1 ? bars.length - 1 : index;
}
