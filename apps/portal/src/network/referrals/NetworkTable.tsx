import { Stack } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { networkListsMessages as lists, referralsMessages as messages } from '@raiz/ui/messages/network';
import { FilterRow } from '@raiz/ui/table';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { PersonSheet } from './personSheetPart.ts';
import { ReferralCounts } from './ReferralCounts.tsx';
import { ReferralFields } from './ReferralFields.tsx';
import { ReferralRows } from './ReferralRows.tsx';
import { filtersInUse, noFilters, type ReferralFilters } from './referralsView.ts';
import type { Network } from './useNetwork.ts';
import { useOpenPerson } from './useOpenPerson.ts';

const { Part: FiltersSheet, prefetch } = lazyPart(() => import('./FiltersSheet.tsx').then((part) => part.FiltersSheet));

/** Filters, counts and rows, and a person's sheet. On phones the filters are in a sheet too. */
export function NetworkTable(network: Network) {
  const { index, view, change, shown, found } = network;
  const { person, open, close } = useOpenPerson(network);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const filter = useCallback((changes: Partial<ReferralFilters>) => change({ ...changes, page: 1 }), [change]);
  const fields = <ReferralFields index={index} filters={view} byDepth={found.byDepth} onChange={filter} />;
  const clear = () => filter(noFilters);
  return (
    <Stack gap={8}>
      <FilterRow
        texts={lists.filters}
        inUse={filtersInUse(view)}
        onClear={clear}
        result={countOf(found.people.length, messages.count)}
        showResult={filtersInUse(shown) > 0 && found.people.length > 0}
        counts={<ReferralCounts found={found} filters={shown} onChange={filter} />}
        onOpen={() => setSheet('open')}
        onIntent={prefetch}
      >
        {fields}
      </FilterRow>
      {sheet !== 'never' && (
        <FiltersSheet
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
          onClear={clear}
          found={found.people.length}
          sort={view.sort}
          onSort={(sort) => change({ sort, page: 1 })}
        >
          {fields}
        </FiltersSheet>
      )}
      <ReferralRows
        people={found.people}
        sort={shown.sort}
        page={shown.page}
        filtered={filtersInUse(shown) > 0}
        busy={shown.sort !== view.sort}
        onChange={change}
        onPerson={open}
      />
      {person !== null && <PersonSheet treeLink open onClose={close} person={person} />}
    </Stack>
  );
}
