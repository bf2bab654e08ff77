import { MonthBars } from '@raiz/ui/charts';
import type { ReactNode } from 'react';
import { profileMessages } from '@raiz/ui/messages/account';
import { earningsMessages } from '@raiz/ui/messages/network';
import { type EarningsAnswer, type Month, totalsOf } from '../../shared/earnings/earnings.ts';

const messages = profileMessages.year;
const texts = { ...earningsMessages, month: earningsMessages.panel.month };

export interface YearChartProps {
  /** All earnings. */
  answer: EarningsAnswer;
  /** The current month, the last bar. */
  current: Month;
  /** The link to the panel. */
  actions: ReactNode;
}

/** The earnings of the last twelve months as bars. A chunk of its own, because of the chart. */
export function YearChart({ answer, current, actions }: YearChartProps) {
  const { byMonth } = totalsOf(answer, 'all');
  return (
    <MonthBars
      caption={messages.title}
      texts={texts}
      months={byMonth}
      size="small"
      current={current}
      actions={actions}
      emptyText={messages.none}
    />
  );
}
