import { sum } from 'd3-array';
import { useId, useState } from 'react';
import { formatMonth, formatMonthTitle, monthNames } from '../../../format/date.ts';
import { formatCents } from '../../../format/money.ts';
import { ChartFigure } from './Chart.tsx';
import { monthIndex, monthsOf, type ChartMonths, type Month, type MonthTotal } from './totals.ts';
import { ChartIcon, RowsIcon } from '../../../icons/navigation.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { monthLabel, MonthPlot, type MonthBarsTexts } from './MonthPlot.tsx';
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
 * button switches to a table, which paper has in its place.
 */
export function MonthBars(props: MonthBarsProps) {
  const { caption, texts, months, current, emptyText } = props;
  const [asTable, setAsTable] = useState<boolean | null>(null);
  const viewId = useId();
  const shown = monthsOf(months, current);
  const { bars } = shown;
  if (bars.length === 0)
    return (
      <ChartFigure caption={caption}>
        <Text tone="muted">{emptyText}</Text>
      </ChartFigure>
    );
  const total = formatCents(sum(bars, ({ cents }) => cents));
  const open = current === undefined ? -1 : bars.findIndex((bar) => monthIndex(bar) === monthIndex(current));
  const period = monthLabel(periodOf(shown, texts), open !== -1, texts);
  return (
    <ChartFigure
      caption={caption}
      action={
        <div className={styles.toggle}>
          <Button
            variant="quiet"
            size="small"
            icon={asTable === true ? <ChartIcon /> : <RowsIcon />}
            iconOnly="always"
            aria-controls={viewId}
            onClick={() => setAsTable(asTable !== true)}
          >
            {asTable === true ? texts.asChart : texts.asTable}
          </Button>
        </div>
      }
    >
      <div id={viewId} className={styles.view}>
        <div hidden={asTable === true} className={styles.chartView}>
          <MonthPlot
            label={caption}
            texts={texts}
            bars={bars}
            allBars={bars.length === 1 ? null : { label: period, total }}
            open={open}
          />
        </div>
        <div hidden={asTable !== true} className={styles.tableView}>
          <p className={styles.readoutMonth}>{period}</p>
          <table aria-label={caption} className={styles.table}>
            <thead className={styles.head}>
              <tr>
                <th scope="col" className={styles.name}>
                  {texts.month}
                </th>
                <th scope="col" className={styles.cellFigure}>
                  {texts.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ year, month, cents }, index) => (
                <Row
                  key={`${year}-${month}`}
                  name={monthLabel(formatMonthTitle(month, year), index === open, texts)}
                  amount={formatCents(cents)}
                />
              ))}
            </tbody>
            <tfoot className={styles.foot}>
              <Row name={texts.total} amount={total} />
            </tfoot>
          </table>
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {asTable !== null && (asTable ? texts.asTableDone : texts.asChartDone)}
      </VisuallyHidden>
    </ChartFigure>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.cellFigure}>{amount}</td>
    </tr>
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
