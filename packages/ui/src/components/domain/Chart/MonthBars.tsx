import { sum } from 'd3-array';
import { formatMonth, formatMonthTitle, monthNames } from '../../../format/date.ts';
import { formatCents } from '../../../format/money.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { ChartFrame, ChartTable, EmptyChart, type MonthBarsTexts } from './Chart.tsx';
import { monthIndex, monthsOf, type Month, type MonthCents, type MonthTotal } from './totals.ts';
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
   * `small` is lower, for a card among others.
   * @default 'large'
   */
  size?: 'large' | 'small';
  /** Text shown if there are no months. */
  emptyText: string;
}

/**
 * Bar chart of earnings by month, of the newest twelve. A sentence names the months and their sum;
 * above the bars is the amount of the month under the pointer or with the focus, and where there is
 * room, each bar has its amount. A button switches to a table.
 */
export function MonthBars({ caption, texts, months, current, size = 'large', emptyText }: MonthBarsProps) {
  const { bars, hasEarlier } = monthsOf(months, current);
  if (bars.length === 0) return <EmptyChart caption={caption} text={emptyText} />;
  const total = formatCents(sum(bars, ({ cents }) => cents));
  return (
    <ChartFrame
      caption={caption}
      texts={texts}
      lead={<Period bars={bars} hasEarlier={hasEarlier} total={total} texts={texts} />}
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
          total={{ name: texts.total, figures: [total] }}
        />
      )}
    />
  );
}

interface PeriodProps {
  bars: readonly MonthCents[];
  /** Whether there are earlier months, without a bar. */
  hasEarlier: boolean;
  /** The formatted sum of the bars. */
  total: string;
  texts: MonthBarsTexts;
}

/** Says which months have a bar, and their sum; nothing for one month, which the chart names. */
function Period({ bars, hasEarlier, total, texts }: PeriodProps) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const from = first.year === last.year ? monthNames[first.month - 1] : formatMonth(first.month, first.year);
  const values = { from: from ?? '', to: formatMonth(last.month, last.year), total };
  return (
    <Text size="small" tone="muted">
      {hasEarlier ? texts.newestMonths({ ...values, count: String(bars.length) }) : texts.period(values)}
    </Text>
  );
}

function currentIndex(bars: readonly MonthCents[], current: Month | undefined): number {
  const index = current === undefined ? -1 : bars.findIndex((bar) => monthIndex(bar) === monthIndex(current));
  return index === -1 ? bars.length - 1 : index;
}
