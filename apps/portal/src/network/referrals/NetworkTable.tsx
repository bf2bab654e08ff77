import { Stack } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { SortSelect } from '@raiz/ui/table';
import { useCallback } from 'react';
import { Filters } from '../shared/Filters.tsx';
import { PersonSheet } from './personSheetPart.ts';
import { referralColumns } from './referralColumns.tsx';
import { ReferralCounts } from './ReferralCounts.tsx';
import { ReferralFields } from './ReferralFields.tsx';
import { ReferralRows } from './ReferralRows.tsx';
import { filtersInUse, noFilters, type ReferralFilters } from './referralsView.ts';
import type { Network } from './useNetwork.ts';
import { useOpenPerson } from './useOpenPerson.ts';

/** Filters, counts and rows, and a person's sheet. */
export function NetworkTable(network: Network) {
  const { index, view, change, shown, found } = network;
  const { person, open, close } = useOpenPerson(network);
  const filter = useCallback((changes: Partial<ReferralFilters>) => change({ ...changes, page: 1 }), [change]);
  return (
    <Stack gap={8}>
      <Filters
        inUse={filtersInUse(view)}
        onClear={() => filter(noFilters)}
        found={found.people.length}
        result={countOf(found.people.length, messages.count)}
        showResult={filtersInUse(shown) > 0 && found.people.length > 0}
        counts={<ReferralCounts found={found} filters={shown} onChange={filter} />}
        sheetOnly={
          <SortSelect columns={referralColumns} sort={view.sort} onSort={(sort) => change({ sort, page: 1 })} />
        }
      >
        <ReferralFields index={index} filters={view} byDepth={found.byDepth} onChange={filter} />
      </Filters>
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
