import { Card, Grid, Text } from '@raiz/ui';
import { MonthBars, TypeBars } from '@raiz/ui/charts';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { type Earning, type Month, monthOf, totalsByMonth, totalsByType } from '../shared/earnings.ts';

export interface PanelChartsProps {
  /** The filtered earnings. */
  earnings: readonly Earning[];
  /**
   * The current month, shown even without earnings; undefined while a month or year is filtered.
   */
  current?: Month;
}

/** Charts of the earnings by month and by bonus type. */
export function PanelCharts({ earnings, current }: PanelChartsProps) {
  const months = totalsByMonth(earnings);
  const hasUndated = earnings.some((earning) => monthOf(earning) === null);
  return (
    <Grid least="large">
      <Card>
        <MonthBars
          months={months}
          {...(current && months.length > 0 && { current })}
          emptyText={messages.panel.noMonths}
        />
        {hasUndated && (
          <Text size="small" tone="muted">
            {messages.panel.undated}
          </Text>
        )}
      </Card>
      <Card>
        <TypeBars totals={totalsByType(earnings)} />
      </Card>
    </Grid>
  );
}
