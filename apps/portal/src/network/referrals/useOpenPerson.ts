import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Referral } from './referralIndex.ts';
import { writeView } from './referralsView.ts';
import type { Network } from './useNetwork.ts';

/** Navigation state of an entry that was opened from the table. */
const openedHere = 'person';

/**
 * The person whose sheet is open, as the address says. Opening adds an entry to the history, so
 * that "back" closes the sheet.
 */
export function useOpenPerson({ index, view, change }: Network) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const person = useMemo<Referral | null>(
    () => (view.person === null ? null : (index.people.find(({ id }) => id === view.person) ?? null)),
    [index, view.person],
  );
  /** Opens a person by id; the same function in each render. */
  const open = useCallback(
    (id: number) => {
      const search = writeView({ ...latest.current, person: id }).toString();
      void navigate({ search }, { state: openedHere, preventScrollReset: true });
    },
    [navigate],
  );
  function close() {
    if (state === openedHere) void navigate(-1);
    else change({ person: null });
  }
  return { person, open, close };
}
