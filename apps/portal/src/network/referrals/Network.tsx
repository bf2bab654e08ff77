import { Button, Inline, ListIcon, Loading, Stack, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useCallback, useState } from 'react';
import { activeFilters } from './activeFilters.ts';
import { NetworkSkeleton } from './NetworkSkeleton.tsx';
import { NetworkTable } from './NetworkTable.tsx';
import { indexPeople, type Referral } from './referralIndex.ts';
import type { ReferralsView } from './referralsView.ts';
import { ReferralTree } from './ReferralTree.tsx';
import { usePrepared } from './usePrepared.ts';

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
