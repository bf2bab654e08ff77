import { Button, Inline, ListIcon, Loading, SkeletonText, Stack, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { activeFilters } from './activeFilters.ts';
import { NetworkSkeleton } from './NetworkSkeleton.tsx';
import { NetworkTable } from './NetworkTable.tsx';
import { indexPeople, type Referral } from './referralIndex.ts';
import type { ReferralsView } from './referralsView.ts';
import { usePrepared } from './usePrepared.ts';

const { Part: ReferralTree, intent } = lazyPart(
  () => import('./ReferralTree.tsx').then((tree) => tree.ReferralTree),
  <Growing />,
);

export interface NetworkProps {
  /** Everybody, at least one. */
  people: readonly Referral[];
  /** Filters, order, page and shape (table or tree); the address keeps it. */
  view: ReferralsView;
  /** Called with what is to be changed of the view. */
  onChange: (changes: Partial<ReferralsView>) => void;
}

/** The same people as a table or as a tree, once they are ready for searching. */
export function Network({ people, view, onChange }: NetworkProps) {
  const begin = useCallback(() => indexPeople(people), [people]);
  const prepared = usePrepared(begin, people.length);
  const [last, setLast] = useState(prepared);
  if (prepared !== null && prepared !== last) setLast(prepared);
  // While a refreshed network is being prepared the one before stays: whoever is typing must not lose the field.
  const index = prepared ?? last;
  if (index === null) {
    return (
      <Loading text={messages.loading}>
        <NetworkSkeleton />
      </Loading>
    );
  }
  const isTree = view.shape === 'tree';
  return (
    <Stack gap={16}>
      <Inline>
        <Button
          variant="secondary"
          icon={<ListIcon />}
          onClick={() => onChange({ shape: isTree ? 'table' : 'tree', person: null })}
          {...intent}
        >
          {isTree ? messages.asTable : messages.asTree}
        </Button>
      </Inline>
      {isTree && activeFilters(view).length > 0 && <Text tone="muted">{messages.treeShowsAll}</Text>}
      {isTree ? (
        <ReferralTree index={index} person={view.person} onPerson={(person) => onChange({ person })} />
      ) : (
        <NetworkTable index={index} view={view} onChange={onChange} />
      )}
    </Stack>
  );
}

/** Stands where the tree will, while its code is on its way. */
function Growing() {
  return (
    <Loading text={messages.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
