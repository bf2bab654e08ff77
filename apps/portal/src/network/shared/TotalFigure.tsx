import { countOf, formatCents } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { Totals } from '../../shared/earnings/totals.ts';
import { TotalsNotes } from './TotalsNotes.tsx';
import * as styles from './TotalFigure.css.ts';

export interface TotalFigureProps {
  /** What the sum is of. */
  label: string;
  /** The totals shown. */
  totals: Totals;
  /** Number of earnings, shown beside the sum; undefined where it is shown elsewhere. */
  count?: number;
}

/** The sum of earnings as a large figure, with notes on what it lacks. */
export function TotalFigure({ label, totals, count }: TotalFigureProps) {
  return (
    <>
      <dl className={styles.total}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.amount}>{formatCents(totals.sum)}</dd>
        {count !== undefined && <dd className={styles.hint}>{countOf(count, messages.count)}</dd>}
      </dl>
      <TotalsNotes totals={totals} />
    </>
  );
}
