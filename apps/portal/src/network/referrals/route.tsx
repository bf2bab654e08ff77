import { ButtonLink, EmptyState, PageLayout, PeopleIcon, Stack, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useId } from 'react';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { toLoad } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { NetworkActions } from './NetworkActions.tsx';
import { NetworkSkeleton } from './NetworkSkeleton.tsx';
import { NetworkTable } from './NetworkTable.tsx';
import { NetworkTree } from './NetworkTree.tsx';
import { useNetwork } from './useNetwork.ts';

/**
 * A network of 50,000 people is 13 MB of JSON: do not refetch it on window focus, nor compare it
 * person by person with the previous answer.
 */
const options = { refetchOnWindowFocus: false, structuralSharing: false } as const;

/** The same element in each render: a keystroke does not render the links again. */
const tabs = <NetworkTabs current="referrals" />;

/** `/perfil/rede-indicacoes`: the whole network, read at once (docs/specification.md#network). */
export function Route() {
  const query = $api.useQuery('get', '/minhas-indicacoes', undefined, options);
  const load = toLoad(query, messages.loadFailed);
  const people = load.state === 'ready' ? load.data.indicados : null;
  const network = useNetwork(people);
  const noticeId = useId();
  const isTree = network.view.shape === 'tree';
  const hasPeople = load.state === 'loading' || (people !== null && people.length > 0);
  return (
    <PageLayout>
      <Stack gap={12}>
        <ScreenHeader
          tabs={tabs}
          actions={
            hasPeople && (
              <NetworkActions
                shape={network.view.shape}
                onChange={network.change}
                people={isTree ? network.index.people : network.found.people}
                noticeId={noticeId}
              />
            )
          }
        >
          {messages.title}
        </ScreenHeader>
        <Loaded load={load} loadingText={messages.loading} skeleton={<NetworkSkeleton />}>
          {({ indicados }) =>
            indicados.length === 0 ? (
              <EmptyNetwork />
            ) : (
              <Stack gap={12}>
                {isTree ? <NetworkTree {...network} /> : <NetworkTable {...network} />}
                <DroppedRows rows={indicados} />
                <Text id={noticeId} size="small" tone="muted">
                  {messages.exportNotice}
                </Text>
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </PageLayout>
  );
}

function EmptyNetwork() {
  return (
    <EmptyState
      title={messages.none}
      icon={<PeopleIcon size="hero" />}
      action={<ButtonLink href={paths.profile}>{messages.goToLink}</ButtonLink>}
    >
      {messages.noneHelp}
    </EmptyState>
  );
}
