import { Card, EmptyState, KeyValue, Stat } from '@raiz/ui';
import { countOf, formatCents, formatMonth } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { type Earning, type Month, sumOf } from '../shared/earnings.ts';
import { EarningTable } from '../shared/EarningTable.tsx';
import { wordTotals } from './wordTotals.ts';

const { monthly } = messages;

export interface MonthEarningsProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** The earnings of the month, in the order shown. */
  earnings: readonly Earning[];
}

/**
 * The earnings of a month: sum, totals by bonus type, and table. All are computed from `earnings`.
 */
export function MonthEarnings({ month: { year, month }, earnings }: MonthEarningsProps) {
  return (
    <>
      <dl>
        <Stat
          label={monthly.total({ month: formatMonth(month, year) })}
          value={formatCents(sumOf(earnings))}
          hint={countOf(earnings.length, messages.count)}
        />
      </dl>
      {earnings.length > 0 && (
        <Card title={messages.byType}>
          <KeyValue items={wordTotals(earnings)} />
        </Card>
      )}
      <EarningTable earnings={earnings} empty={<EmptyState title={monthly.none}>{monthly.noneHelp}</EmptyState>} />
    </>
  );
}
