import { Card, EmptyState, KeyValue, Stat } from '@raiz/ui';
import { countOf, formatCents, formatMonth } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { knownRows } from '../../shared/rows.ts';
import type { Earning, Month } from '../../shared/earnings/earnings.ts';
import { EarningTable } from '../shared/EarningTable.tsx';
import type { Totals } from '../../shared/earnings/totals.ts';
import { TotalsNotes } from '../shared/TotalsNotes.tsx';
import { wordTotals } from './wordTotals.ts';

const { monthly } = messages;

export interface MonthEarningsProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** The earnings of the month as received, in the order shown. */
  earnings: readonly (Earning | null)[];
  /** The server's totals of the month. */
  totals: Totals;
}

/** The earnings of a month: sum, totals by bonus type, and table. */
export function MonthEarnings({ month: { year, month }, earnings, totals }: MonthEarningsProps) {
  return (
    <>
      <dl>
        <Stat
          label={monthly.total({ month: formatMonth(month, year) })}
          value={formatCents(totals.sum)}
          hint={countOf(knownRows(earnings).length, messages.count)}
        />
      </dl>
      <TotalsNotes totals={totals} />
      {totals.byType.length > 0 && (
        <Card title={messages.byType}>
          <KeyValue items={wordTotals(totals.byType)} />
        </Card>
      )}
      <EarningTable
        earnings={earnings}
        totals={totals}
        empty={<EmptyState title={monthly.none}>{monthly.noneHelp}</EmptyState>}
      />
    </>
  );
}
