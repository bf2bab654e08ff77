import { Card, Grid, PageLayout, SkeletonCard, SkeletonText } from '@raiz/ui';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import { FundCards } from './FundCards.tsx';
import { FundHistory } from './FundHistory.tsx';
import type { Fund, Prize } from './funds.ts';

export interface FundsScreenProps {
  /** The funds: loading, failed with its sentence and a retry, or ready. */
  funds: Load<readonly Fund[]>;
  /** The prizes so far; a failure stays in its own part. */
  history: Load<readonly Prize[]>;
}

/** 'Fundos Comunitários' (spec, section 2): the funds, and whom they have paid. Each is read by itself. */
export function FundsScreen({ funds, history }: FundsScreenProps) {
  const both = bothFailed(funds, history);
  return (
    <PageLayout>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Loaded
        load={both ?? funds}
        loadingText={messages.loading}
        skeleton={
          <Grid>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={1} />
          </Grid>
        }
      >
        {(shown) => <FundCards funds={shown} />}
      </Loaded>
      {both === null && (
        <Card title={messages.history}>
          <Loaded load={history} loadingText={messages.loadingHistory} skeleton={<SkeletonText lines={6} />}>
            {(prizes) => <FundHistory prizes={prizes} />}
          </Loaded>
        </Card>
      )}
      {funds.state !== 'loading' && history.state !== 'loading' && <NetworkLinks current="funds" />}
    </PageLayout>
  );
}

/** When neither could be read: one failure for both, so that the sentence stands once and one press tries both; else null. */
function bothFailed(funds: Load<unknown>, history: Load<unknown>): Load<never> | null {
  if (funds.state !== 'failed' || history.state !== 'failed') return null;
  return {
    ...funds,
    retrying: funds.retrying || history.retrying,
    retry: () => {
      funds.retry();
      history.retry();
    },
  };
}
