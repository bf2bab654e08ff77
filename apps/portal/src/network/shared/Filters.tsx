import { networkListsMessages as lists } from '@raiz/ui/messages/network';
import { FilterRow, type FilterRowProps } from '@raiz/ui/table';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { useStateHere } from '../../shared/page/useStateHere.ts';

const { Part: FiltersSheet, prefetch } = lazyPart(() => import('./FiltersSheet.tsx').then((part) => part.FiltersSheet));

export interface FiltersProps extends Omit<FilterRowProps, 'texts' | 'onOpen' | 'onIntent'> {
  /** Number of rows that match the filters. */
  found: number;
  /** Shown above the fields in the sheet, such as the order. */
  sheetOnly?: ReactNode;
}

/** The filters of a list in one row. Below 1024 px they are in a sheet. */
export function Filters({ found, sheetOnly, children, ...row }: FiltersProps) {
  const [isOpen, setOpen] = useStateHere(false);
  return (
    <>
      <FilterRow {...row} texts={lists.filters} onOpen={() => setOpen(true)} onIntent={prefetch}>
        {children}
      </FilterRow>
      {isOpen && (
        <FiltersSheet onClose={() => setOpen(false)} onClear={row.onClear} found={found}>
          {sheetOnly}
          {children}
        </FiltersSheet>
      )}
    </>
  );
}
