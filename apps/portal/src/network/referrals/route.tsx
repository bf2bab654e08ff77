import { EmptyState, Loading, PageLayout, RowsIcon, SegmentedControl, Skeleton, Stack, Text, TreeIcon } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { memo, useCallback } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { inUse } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { FileButton } from '../../shared/tables/FileButton.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import type { Referral } from './findReferrals.ts';
import { NetworkTable } from './NetworkTable.tsx';
import { ReferralCounts } from './ReferralFilters.tsx';
import { filterParameters, type ReferralFilters, type ReferralsView } from './referralsView.ts';
import { type Network, useNetwork } from './useNetwork.ts';
import * as styles from './Referrals.css.ts';

/**
 * A network of 50,000 people is 13 MB of JSON: do not refetch it on window focus, nor compare it
 * person by person with the previous answer.
 */
const options = { refetchOnWindowFocus: false, structuralSharing: false } as const;

/** A constant element, so that a keystroke does not render the links again. */
const tabs = <NetworkTabs current="referrals" />;

/** `/perfil/rede-indicacoes`: the whole network, read at once (docs/specification.md#network). */
export function Route() {
  const query = $api.useQuery('get', '/minhas-indicacoes', undefined, options);
  const people = query.data?.indicados ?? null;
  const network = useNetwork(people);
  const { index, found, shown, view, change } = network;
  const isTree = view.shape === 'tree';
  const filter = useCallback((changes: Partial<ReferralFilters>) => change({ ...changes, page: 1 }), [change]);
  const isLoading = stateOf(query) === 'loading';
  const hasPeople = people === null ? isLoading : people.length > 0;
  return (
    <div className={styles.printed}>
      <PageLayout
        isLoading={isLoading}
        band={
          <ScreenBand
            of="network"
            size="list"
            tabs={tabs}
            figure={stateOf(query) !== 'failed' && countOf(index.people.length, messages.people)}
            beside={hasPeople && !isTree && <ReferralCounts found={found} filters={shown} onChange={filter} />}
            actions={
              hasPeople && (
                <NetworkTools shape={view.shape} onChange={change} people={isTree ? index.people : found.people} />
              )
            }
          >
            {messages.title}
          </ScreenBand>
        }
      >
        <QueryBoundary
          queries={[query]}
          failed={messages.loadFailed}
          loadingText={messages.loading}
          skeleton={
            <>
              <Skeleton kind="field" />
              <Skeleton kind="list" />
            </>
          }
        >
          {({ indicados }) =>
            indicados.length === 0 ? (
              <EmptyNetwork />
            ) : (
              <Stack gap={12}>
                {isTree ? <NetworkTree {...network} /> : <NetworkTable {...network} onFilter={filter} />}
                <DroppedRows rows={indicados} />
              </Stack>
            )
          }
        </QueryBoundary>
      </PageLayout>
    </div>
  );
}

function EmptyNetwork() {
  return (
    <EmptyState title={messages.none} action={<ReferralLink />}>
      {messages.noneHelp}
    </EmptyState>
  );
}

const shapes = [
  { value: 'table', label: messages.asTable, icon: <RowsIcon size="text" /> },
  { value: 'tree', label: messages.asTree, icon: <TreeIcon size="text" /> },
] as const;

interface NetworkToolsProps {
  /** The view of the page. */
  shape: ReferralsView['shape'];
  /** Called with the parts of the view to change. */
  onChange: (changes: Partial<ReferralsView>) => void;
  /** The people for the file, of all pages and in the order shown. */
  people: readonly Referral[];
}

/** Switches between table and tree, and downloads the file; a keystroke does not render them. */
const NetworkTools = memo(function NetworkTools({ shape, onChange, people }: NetworkToolsProps) {
  async function load() {
    const { writeReferrals } = await import('./referralsCsv.ts');
    return () => writeReferrals(people);
  }

  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={messages.shape}
        options={shapes}
        iconOnly="phones"
        value={shape}
        onChange={(next) => onChange({ shape: next, person: null })}
        onIntent={prefetchTree}
      />
      <FileButton
        load={load}
        notice={messages.exportNotice}
        disabled={people.length === 0}
        busyLabel={messages.exporting}
      >
        {messages.exportCsv}
      </FileButton>
    </div>
  );
});

const { Part: ReferralTree, prefetch } = lazyPart(
  () => import('./ReferralTree.tsx').then((tree) => tree.ReferralTree),
  <div className={styles.treeArea}>
    <Loading text={messages.loading}>
      <Skeleton kind="list" />
    </Loading>
  </div>,
);

/** Prefetches the tree's chunk. */
const prefetchTree = prefetch;

/** The whole network as a tree, with a note while filters of the table are active. */
function NetworkTree({ index, view, change }: Network) {
  return (
    <>
      {inUse(filterParameters, view) > 0 && <Text tone="muted">{messages.treeShowsAll}</Text>}
      <div className={styles.treePage}>
        <ReferralTree index={index} person={view.person} onPerson={(person) => change({ person })} />
      </div>
    </>
  );
}
