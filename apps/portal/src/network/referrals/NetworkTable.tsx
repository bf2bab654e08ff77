import { Stack } from '@raiz/ui';
import { countOf, trimUnseen } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rowKeys } from '../../shared/reads/rows.ts';
import { useEventCallback } from '../../shared/page/useEventCallback.ts';
import { inUse, queryOf } from '../../shared/page/viewInAddress.ts';
import { Filters } from '../shared/Filters.tsx';
import { SortSelect } from '../shared/Sorting.tsx';
import type { Referral } from './findReferrals.ts';
import { PersonSheet } from './lazyPersonSheet.ts';
import { NameSearch, ReferralFields } from './ReferralFilters.tsx';
import { referralColumns, ReferralRows } from './ReferralRows.tsx';
import { filterParameters, noFilters, type ReferralFilters, viewParameters } from './referralsView.ts';
import type { Network } from './useNetwork.ts';

export interface NetworkTableProps extends Network {
  /** Called with the filters to change; stable across renders. */
  onFilter: (changes: Partial<ReferralFilters>) => void;
}

/** Filters and rows, and a person's sheet. */
export function NetworkTable({ onFilter, ...network }: NetworkTableProps) {
  const { index, view, change, shown, found } = network;
  const { person, open, close } = useOpenPerson(network);
  const rowKey = useMemo(() => rowKeys(index.people), [index]);
  return (
    <Stack gap={8}>
      <Filters
        inUse={inUse(filterParameters, view)}
        onClear={() => onFilter(noFilters)}
        found={found.people.length}
        result={countOf(found.people.length, messages.count)}
        search={<NameSearch filters={view} onChange={onFilter} />}
        sheetOnly={
          <SortSelect columns={referralColumns} sort={view.sort} onSort={(sort) => change({ sort, page: 1 })} />
        }
      >
        <ReferralFields index={index} filters={view} found={found} onChange={onFilter} />
      </Filters>
      <ReferralRows
        people={found.people}
        rowKey={rowKey}
        sort={shown.sort}
        page={shown.page}
        filters={filtersText(shown)}
        busy={shown.sort !== view.sort}
        onChange={change}
        onPerson={open}
      />
      {person !== null && <PersonSheet treeLink onClose={close} person={person} />}
    </Stack>
  );
}

/** The active filters on paper, such as "Status: Inativa · Profundidade: 2". */
function filtersText({ name, email, status, depth, level, sponsorLevel }: ReferralFilters): string {
  const all = [
    [messages.name, name],
    [messages.email, email],
    [messages.status, status],
    [messages.depth, depth],
    [messages.level, level],
    [messages.sponsorLevel, sponsorLevel],
  ] as const;
  return all
    .filter(([, value]) => trimUnseen(value) !== '')
    .map((filter) => filter.join(': '))
    .join(' · ');
}

/** Navigation state of an entry opened from the table. */
interface OpenedHere {
  /** The index of the person among those with the id in the address. */
  openedPerson: number;
}

function isOpenedHere(state: unknown): state is OpenedHere {
  return typeof state === 'object' && state !== null && 'openedPerson' in state;
}

/** The people with an id: one, unless the server repeats ids. */
function withIdOf({ people }: Network['index'], id: number | null): Referral[] {
  return people.filter((person) => person.id === id);
}

/**
 * The person in the address, whose sheet is open. Opening adds an entry to the history, so that
 * "back" closes the sheet.
 */
function useOpenPerson({ index, view, change }: Network) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const at = isOpenedHere(state) ? state.openedPerson : 0;
  const person = useMemo<Referral | null>(() => {
    if (view.person === null) return null;
    const people = withIdOf(index, view.person);
    return people[at] ?? people[0] ?? null;
  }, [index, view.person, at]);
  /** Opens a person; stable across renders. */
  const open = useEventCallback((pressed: Referral) => {
    const search = queryOf(viewParameters, { ...view, person: pressed.id });
    const opened: OpenedHere = { openedPerson: withIdOf(index, pressed.id).indexOf(pressed) };
    void navigate({ search }, { state: opened, preventScrollReset: true });
  });
  function close() {
    if (isOpenedHere(state)) void navigate(-1);
    else change({ person: null });
  }
  return { person, open, close };
}
