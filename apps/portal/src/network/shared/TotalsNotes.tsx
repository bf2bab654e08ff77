import { Text } from '@raiz/ui';
import { commonMessages } from '@raiz/ui/messages/global';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { Totals } from '../../shared/earnings/totals.ts';

export interface TotalsNotesProps {
  /** The totals shown above. */
  totals: Totals;
}

/** Says below the totals that they lack an amount, or that they are computed from the rows. */
export function TotalsNotes({ totals: { lacksAmount, fromRows } }: TotalsNotesProps) {
  return (
    <>
      {lacksAmount && (
        <Text size="small" tone="muted">
          {commonMessages.sumIncomplete}
        </Text>
      )}
      {fromRows && (
        <Text size="small" tone="muted">
          {messages.totalsFromRows}
        </Text>
      )}
    </>
  );
}
