import { Card, Grid, Text } from '@raiz/ui';
import { MonthBars, TypeBars } from '@raiz/ui/charts';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { type Earning, type Month, monthOf } from '../../shared/earnings/earnings.ts';
import type { Totals } from '../../shared/earnings/totals.ts';

const { panel, monthly } = messages;
const monthTexts = { ...messages, month: panel.month, monthTotal: monthly.total };

export interface PanelChartsProps {
  /** The filtered earnings. */
  earnings: readonly Earning[];
  /** The totals to show. */
  totals: Totals;
  /**
   * The current month, shown even without earnings; undefined while a month or year is filtered.
   */
  current?: Month;
}

/** Charts of the earnings by month and by bonus type. */
export function PanelCharts({ earnings, totals: { byMonth, byType }, current }: PanelChartsProps) {
  const hasUndated = earnings.some((earning) => monthOf(earning) === null);
  return (
    <Grid least="large">
      <Card>
        <MonthBars
          caption={messages.byMonth}
          texts={monthTexts}
          months={byMonth}
          {...(current && byMonth.length > 0 && { current })}
          emptyText={panel.noMonths}
        />
        {hasUndated && (
          <Text size="small" tone="muted">
            {panel.undated}
          </Text>
        )}
      </Card>
      <Card>
        <TypeBars caption={messages.byType} texts={messages} totals={byType} emptyText={panel.none} />
      </Card>
    </Grid>
  );
}
