import { EmptyState, Grid, Stat } from '@raiz/ui';
import { formatMoney } from '@raiz/ui/format';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { knownRows } from '../../shared/reads/rows.ts';
import { type Fund, fundWord } from './funds.ts';

export interface FundCardsProps {
  /** Amounts in reais. */
  funds: readonly (Fund | null)[];
}

/** One figure per fund: its type and amount. */
export function FundCards({ funds }: FundCardsProps) {
  if (funds.length === 0) return <EmptyState title={messages.none} />;
  return (
    <>
      <Grid as="dl" least="large" gap={16}>
        {knownRows(funds).map(({ type, amount }, at) => (
          <Stat key={at} label={fundWord(type)} value={formatMoney(amount)} />
        ))}
      </Grid>
      <DroppedRows rows={funds} />
    </>
  );
}
