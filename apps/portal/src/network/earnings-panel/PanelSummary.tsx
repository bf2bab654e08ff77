import { Card, Text } from '@raiz/ui';
import { MonthBars, TypeBars } from '@raiz/ui/charts';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { type Earning, type Month, monthOf } from '../../shared/earnings/earnings.ts';
import { TotalFigure } from '../shared/TotalFigure.tsx';
import type { Totals } from '../../shared/earnings/totals.ts';
import * as styles from './PanelSummary.css.ts';

const { panel, monthly } = messages;
const monthTexts = { ...messages, month: panel.month, monthTotal: monthly.total };

export interface PanelSummaryProps {
  /** The filtered earnings. */
  earnings: readonly Earning[];
  /** The totals to show. */
  totals: Totals;
  /** Whether a filter is active: the sum is then that of the filtered earnings. */
  filtered: boolean;
  /**
   * The current month, shown even without earnings; undefined while a month or year is filtered.
   */
  current?: Month;
}

/** The sum with its bonus types, beside the earnings by month. Without totals only the sum. */
export function PanelSummary({ earnings, totals, filtered, current }: PanelSummaryProps) {
  const { byMonth, byType } = totals;
  const hasTotals = byType.length > 0 || byMonth.length > 0;
  const sum = <TotalFigure label={filtered ? panel.shownTotal : panel.total} totals={totals} />;
  if (!hasTotals) return <Card>{sum}</Card>;
  return (
    <div className={styles.summary}>
      <Card>
        {sum}
        <TypeBars caption={messages.byType} texts={messages} totals={byType} emptyText={panel.none} />
      </Card>
      <Card>
        <MonthBars
          caption={messages.byMonth}
          texts={monthTexts}
          months={byMonth}
          {...(current && byMonth.length > 0 && { current })}
          emptyText={panel.noMonths}
        />
        {earnings.some((earning) => monthOf(earning) === null) && (
          <Text size="small" tone="muted">
            {panel.undated}
          </Text>
        )}
      </Card>
    </div>
  );
}
