import { ButtonLink, Card, EmptyState, Inline } from '@raiz/ui';
import { ShareBar } from '@raiz/ui/charts';
import { formatMonth } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { paths } from '../../shared/page/paths.ts';
import { knownRows } from '../../shared/reads/rows.ts';
import type { Earning, Month } from '../../shared/earnings/earnings.ts';
import { EarningTable } from '../shared/EarningTable.tsx';
import type { Totals } from '../../shared/earnings/totals.ts';
import { TotalFigure } from '../shared/TotalFigure.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import * as styles from './MonthEarnings.css.ts';

const { monthly } = messages;

export interface MonthEarningsProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** The earnings of the month as received, in any order. */
  earnings: readonly (Earning | null)[];
  /** The server's totals of the month. */
  totals: Totals;
}

/**
 * The earnings of a month: sum with its shares, what is pending, the table, and the way to all
 * earnings.
 */
export function MonthEarnings({ month: { year, month }, earnings, totals }: MonthEarningsProps) {
  return (
    <>
      <Card>
        <div className={styles.summary}>
          <div className={styles.main}>
            <TotalFigure
              label={monthly.total({ month: formatMonth(month, year) })}
              totals={totals}
              count={knownRows(earnings).length}
            />
            <ShareBar label={messages.byType} texts={messages} totals={totals.byType} />
          </div>
          <PendingWithdrawals />
        </div>
      </Card>
      <EarningTable
        earnings={earnings}
        totals={totals}
        empty={<EmptyState title={monthly.none}>{monthly.noneHelp}</EmptyState>}
      />
      <Inline>
        <ButtonLink variant="secondary" href={paths.earningsPanel}>
          {monthly.goToPanel}
        </ButtonLink>
      </Inline>
    </>
  );
}
