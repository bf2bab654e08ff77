import { Button } from '@raiz/ui';
import { formatCount } from '@raiz/ui/format';
import { networkListsMessages as lists, referralsMessages as messages } from '@raiz/ui/messages/network';
import { Sheet } from '@raiz/ui/overlays';
import { SortSelect, type TableSort } from '@raiz/ui/table';
import type { ReactNode } from 'react';
import { referralColumns } from './referralColumns.ts';

export interface FiltersSheetProps {
  /** Whether it is open. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** Called to remove all filters. */
  onClear: () => void;
  /** How many people the filters leave. */
  found: number;
  /** The current sort, null for the server's order. */
  sort: TableSort | null;
  /** Called with the requested sort. */
  onSort: (sort: TableSort) => void;
  /** The filter fields. */
  children: ReactNode;
}

/** Order and filters on phones; a choice applies at once. A separate chunk for the dialog. */
export function FiltersSheet({ open, onClose, onClear, found, sort, onSort, children }: FiltersSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={lists.filters.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClear}>
            {lists.filters.clear}
          </Button>
          <Button onClick={onClose}>{messages.showResults({ count: formatCount(found) })}</Button>
        </>
      }
    >
      <SortSelect columns={referralColumns} sort={sort} onSort={onSort} />
      {children}
    </Sheet>
  );
}
