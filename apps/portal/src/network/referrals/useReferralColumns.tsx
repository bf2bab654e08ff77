import type { DataTableColumn } from '@raiz/ui/table';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { pressableName } from '../shared/pressableName.css.ts';
import { addressInTree } from './addressInTree.ts';
import { nameOf, referralColumns } from './referralColumns.ts';
import type { Referral } from './referralIndex.ts';

/**
 * The columns of the table, with names that can be pressed: links to the tree, or on phones buttons
 * that open a sheet. A person without an id has no place in the tree.
 * @param onPerson Opens the sheet; the same function in each render, or all rows render again.
 */
export function useReferralColumns(
  isPhone: boolean,
  onPerson: (person: Referral) => void,
): readonly DataTableColumn<Referral>[] {
  const navigate = useNavigate();
  return useMemo(() => {
    function button(person: Referral) {
      return (
        <button type="button" className={pressableName} onClick={() => onPerson(person)}>
          {nameOf(person)}
        </button>
      );
    }
    // A plain anchor: a router's link renders again on each change of the address, which is slow
    // for a hundred rows.
    function link(person: Referral) {
      if (person.id === null) return nameOf(person);
      const address = addressInTree(person.id);
      return (
        <a href={address} className={pressableName} onClick={(event) => follow(event, () => navigate(address))}>
          {nameOf(person)}
        </a>
      );
    }
    const render = isPhone ? button : link;
    return referralColumns.map((column) => (column.rowHeader ? { ...column, render } : column));
  }, [isPhone, navigate, onPerson]);
}

/** Navigates on a plain click: with a modifier key or another button, the browser opens a tab. */
function follow(event: MouseEvent, navigate: () => unknown): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  navigate();
}
