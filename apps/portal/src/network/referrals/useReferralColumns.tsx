import type { DataTableColumn } from '@raiz/ui/table';
import { type MouseEvent, useMemo } from 'react';
import { pressableName } from '../shared/pressableName.css.ts';
import { nameOf, referralColumns } from './referralColumns.tsx';
import type { Referral } from './referralIndex.ts';
import { personParameter } from './referralsView.ts';

/**
 * The columns of the table, with names that open the person's sheet. A person without an id has no
 * address.
 * @param onPerson Opens the sheet; the same function in each render, or all rows render again.
 */
export function useReferralColumns(onPerson: (id: number) => void): readonly DataTableColumn<Referral>[] {
  return useMemo(() => {
    // A plain anchor: a router's link renders again on each change of the address, which is slow
    // for a hundred rows.
    function render(person: Referral) {
      const { id } = person;
      if (id === null) return nameOf(person);
      return (
        <a
          href={`?${personParameter}=${id}`}
          className={pressableName}
          onClick={(event) => follow(event, () => onPerson(id))}
        >
          {nameOf(person)}
        </a>
      );
    }
    return referralColumns.map((column) => (column.rowHeader ? { ...column, render } : column));
  }, [onPerson]);
}

/** Acts on a plain click: with a modifier key or another button, the browser opens a tab. */
function follow(event: MouseEvent, act: () => void): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  act();
}
