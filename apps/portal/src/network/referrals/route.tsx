import { ButtonLink, EmptyState, PageLayout, PersonIcon, SkeletonCard, SkeletonText, Stack } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { $api } from '../../shared/queries.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { Network } from './Network.tsx';

/**
 * A network of 50,000 people is 13 MB of JSON: do not refetch it on window focus, nor compare it
 * person by person with the previous answer.
 */
const options = { refetchOnWindowFocus: false, structuralSharing: false } as const;

/** `/perfil/rede-indicacoes`: the whole network, read at once (docs/specification.md#network). */
export function Route() {
  const query = $api.useQuery('get', '/minhas-indicacoes', undefined, options);
  const load = toLoad(query, messages.loadFailed);
  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="referrals" />}>{messages.title}</ScreenHeader>
      <Loaded load={load} loadingText={messages.loading} skeleton={<NetworkSkeleton />}>
        {({ indicados }) => <>{indicados.length === 0 ? <EmptyNetwork /> : <Network people={indicados} />}</>}
      </Loaded>
    </PageLayout>
  );
}

function NetworkSkeleton() {
  return (
    <Stack gap={16}>
      <SkeletonCard />
      <SkeletonText lines={8} />
    </Stack>
  );
}

function EmptyNetwork() {
  return (
    <EmptyState
      title={messages.none}
      icon={<PersonIcon size="hero" />}
      action={<ButtonLink href={paths.profile}>{messages.goToLink}</ButtonLink>}
    >
      {messages.noneHelp}
    </EmptyState>
  );
}
