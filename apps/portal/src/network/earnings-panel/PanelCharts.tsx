import { Card, Grid, Text } from '@raiz/ui';
import { MonthBars, TypeBars } from '@raiz/ui/charts';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { type Earning, type Month, monthOf, totalsByMonth, totalsByType } from '../shared/earnings.ts';

export interface PanelChartsProps {
  /** What the filters leave. */
  earnings: readonly Earning[];
  /** The present month, which is there even without earnings; left out while filters ask for other months. */
  current?: Month;
}

/** The same earnings by month and by kind of bonus, each with its sum and a table behind it. */
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
