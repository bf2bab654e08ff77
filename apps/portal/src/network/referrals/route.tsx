import {
  EmptyState,
  Loading,
  PageLayout,
  RowsIcon,
  SegmentedControl,
  SkeletonCard,
  SkeletonShape,
  Stack,
  Text,
  TreeIcon,
} from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { SkeletonTable } from '@raiz/ui/table';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { inUse } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { FileButton } from '../../shared/tables/FileButton.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import type { Referral } from './findReferrals.ts';
import { NetworkTable, referralColumns } from './NetworkTable.tsx';
import { filterParameters, type ReferralsView } from './referralsView.ts';
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
  const isTree = network.view.shape === 'tree';
  const switched = useRef(false);
  const tools = (
    <NetworkTools
      shape={network.view.shape}
      onChange={network.change}
      switched={switched}
      people={isTree ? network.index.people : network.found.people}
    />
  );
  return (
    <div className={styles.printed}>
      <PageLayout>
        <ScreenHeader tabs={tabs}>{messages.title}</ScreenHeader>
        <QueryBoundary
          queries={[query]}
          failed={messages.loadFailed}
          loadingText={messages.loading}
          skeleton={<NetworkSkeleton isTree={isTree} />}
        >
          {({ indicados }) =>
            indicados.length === 0 ? (
              <EmptyNetwork />
            ) : (
              <Stack gap={12}>
                {isTree ? <NetworkTree {...network} tools={tools} /> : <NetworkTable {...network} tools={tools} />}
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
  /** Whether the user has just switched to this view. */
  switched: RefObject<boolean>;
}

/** Switches between table and tree, and downloads the file; a keystroke does not render them. */
const NetworkTools = memo(function NetworkTools(props: NetworkToolsProps) {
  const { shape, onChange, people, switched } = props;
  const views = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!switched.current) return;
    switched.current = false;
    // Table and tree have their own tools: the pressed button has unmounted with the focus.
    views.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [switched]);

  function show(next: ReferralsView['shape']) {
    switched.current = true;
    onChange({ shape: next, person: null });
  }

  async function load() {
    const { writeReferrals } = await import('./referralsCsv.ts');
    return () => writeReferrals(people);
  }

  return (
    <>
      <div ref={views}>
        <SegmentedControl
          label={messages.shape}
          options={shapes}
          iconOnly="phones"
          value={shape}
          onChange={show}
          onIntent={prefetchTree}
        />
      </div>
      <FileButton
        load={load}
        notice={messages.exportNotice}
        disabled={people.length === 0}
        busyLabel={messages.exporting}
      >
        {messages.exportCsv}
      </FileButton>
    </>
  );
});

/** Skeletons of the rows below a search, or below filters and counts, with their heights. */
function NetworkSkeleton({ isTree }: { isTree: boolean }) {
  return (
    <Stack gap={12}>
      <div className={styles.filters}>
        <SkeletonShape shape="fields" count={isTree ? 2 : 6} />
        {!isTree && <SkeletonShape shape="pills" count={6} />}
      </div>
      {isTree ? treeSkeleton : <SkeletonTable columns={referralColumns} />}
    </Stack>
  );
}

/** Rows, and the selected person next to them. */
const treeSkeleton = (
  <div className={styles.treeSkeleton}>
    <SkeletonShape shape="list" />
    <SkeletonCard lines={6} />
  </div>
);

const { Part: ReferralTree, prefetch } = lazyPart(
  () => import('./ReferralTree.tsx').then((tree) => tree.ReferralTree),
  <div className={styles.loading}>
    <Loading text={messages.loading}>{treeSkeleton}</Loading>
  </div>,
);

/** Prefetches the tree's chunk. */
const prefetchTree = prefetch;

interface NetworkTreeProps extends Network {
  /** Rendered next to the search. */
  tools: ReactNode;
}

/** The whole network as a tree, with a note while filters of the table are active. */
function NetworkTree({ index, view, change, tools }: NetworkTreeProps) {
  return (
    <>
      {inUse(filterParameters, view) > 0 && <Text tone="muted">{messages.treeShowsAll}</Text>}
      <div className={styles.treePage}>
        <div className={styles.treeTools}>{tools}</div>
        <ReferralTree index={index} person={view.person} onPerson={(person) => change({ person })} />
      </div>
    </>
  );
}
