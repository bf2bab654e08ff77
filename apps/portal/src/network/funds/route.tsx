import { Grid, PageLayout, SkeletonCard } from '@raiz/ui';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import { type Load, toLoad } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { newestFirst } from '../shared/newestFirst.ts';
import { FundCards } from './FundCards.tsx';
import { FundHistory } from './FundHistory.tsx';
import type { Prize } from './funds.ts';

const prizes = ({ historico }: { historico: readonly (Prize | null)[] }) => newestFirst(historico, ({ data }) => data);

/** `/perfil/fundos`: the funds, and the prizes they paid (docs/specification.md#funds). */
export function Route() {
  const fundsQuery = $api.useQuery('get', '/fundos', undefined, { select: ({ fundos }) => fundos });
  const historyQuery = $api.useQuery('get', '/fundos/historico', undefined, { select: prizes });
  const funds = toLoad(fundsQuery, messages.loadFailed);
  const history = toLoad(historyQuery, messages.loadFailed);
  const bothFailed = failureOfBoth(funds, history);

  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="funds" />}>{messages.title}</ScreenHeader>
      <Loaded load={bothFailed ?? funds} loadingText={messages.loading} skeleton={<FundsSkeleton />}>
        {(shown) => <FundCards funds={shown} />}
      </Loaded>
      {bothFailed === null && (
        <section aria-label={messages.history}>
          <Loaded load={history} loadingText={messages.loadingHistory} skeleton={<SkeletonCard lines={12} />}>
            {(shown) => <FundHistory prizes={shown} />}
          </Loaded>
        </section>
      )}
    </PageLayout>
  );
}

function FundsSkeleton() {
  return (
    <Grid least="large" gap={16}>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={1} />
    </Grid>
  );
}

/** One failure whose retry refetches both, if both reads failed; otherwise null. */
function failureOfBoth(funds: Load<unknown>, history: Load<unknown>): Load<never> | null {
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
