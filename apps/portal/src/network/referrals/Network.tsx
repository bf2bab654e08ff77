import { Button, Inline, ListIcon, Loading, SkeletonText, Stack, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useMemo } from 'react';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { useViewInAddress } from '../../shared/useViewInAddress.ts';
import { activeFilters } from './activeFilters.ts';
import { NetworkTable } from './NetworkTable.tsx';
import { indexPeople, type Referral } from './referralIndex.ts';
import { readView, writeView } from './referralsView.ts';

const { Part: ReferralTree, intent } = lazyPart(
  () => import('./ReferralTree.tsx').then((tree) => tree.ReferralTree),
  <TreeSkeleton />,
);

export interface NetworkProps {
  /** The whole network as received, in the server's order; at least one row. */
  people: readonly (Referral | null)[];
}

/** The network as a table or as a tree. Filters, order, page and shape are in the address. */
export function Network({ people }: NetworkProps) {
  const [view, change] = useViewInAddress(readView, writeView);
  const index = useMemo(() => indexPeople(people), [people]);
  const isTree = view.shape === 'tree';
  return (
    <Stack gap={16}>
      <Inline>
        <Button
          variant="secondary"
          icon={<ListIcon />}
          onClick={() => change({ shape: isTree ? 'table' : 'tree', person: null })}
          {...intent}
        >
          {isTree ? messages.asTable : messages.asTree}
        </Button>
      </Inline>
      {isTree && activeFilters(view).length > 0 && <Text tone="muted">{messages.treeShowsAll}</Text>}
      {isTree ? (
        <ReferralTree index={index} person={view.person} onPerson={(person) => change({ person })} />
      ) : (
        <NetworkTable index={index} view={view} onChange={change} />
      )}
      <DroppedRows rows={people} />
    </Stack>
  );
}

function TreeSkeleton() {
  return (
    <Loading text={messages.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
