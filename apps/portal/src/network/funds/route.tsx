import { Grid, PageLayout, SkeletonCard } from '@raiz/ui';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { newestFirst } from '../shared/newestFirst.ts';
import { FundCards } from './FundCards.tsx';
import { FundHistory } from './FundHistory.tsx';
import type { Prize } from './funds.ts';

const prizes = ({ historico }: { historico: readonly (Prize | null)[] }) => newestFirst(historico, ({ data }) => data);

/** `/perfil/fundos`: the funds, and the prizes they paid (docs/specification.md#funds). */
export function Route() {
  const funds = $api.useQuery('get', '/fundos', undefined, { select: ({ fundos }) => fundos });
  const history = $api.useQuery('get', '/fundos/historico', undefined, { select: prizes });
  // One failure whose retry refetches both.
  const bothFailed = stateOf(funds) === 'failed' && stateOf(history) === 'failed';

  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="funds" />}>{messages.title}</ScreenHeader>
      <Read
        queries={[funds, ...(bothFailed ? [history] : [])]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<FundsSkeleton />}
      >
        {(shown) => <FundCards funds={shown} />}
      </Read>
      {!bothFailed && (
        <section aria-label={messages.history}>
          <Read
            queries={[history]}
            failed={messages.loadFailed}
            loadingText={messages.loadingHistory}
            skeleton={<SkeletonCard lines={12} />}
          >
            {(shown) => <FundHistory prizes={shown} />}
          </Read>
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
