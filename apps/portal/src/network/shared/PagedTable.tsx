import { networkListsMessages } from '@raiz/ui/messages/network';
import { type DataTableProps, DataTable, Pagination, rowsOfPage } from '@raiz/ui/table';
import { useMemo, useState } from 'react';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { knownRows } from '../../shared/rows.ts';

const { pages } = networkListsMessages;

/** Rows per page (docs/specification.md#limits). */
export const pageSize = 100;

/** Props of PagedTable: those of DataTable, without the page. */
export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'page' | 'rows'> {
  /** The rows as received: null ones are left out and counted below the table. */
  rows: readonly (Row | null)[];
}

/** A table with pagination. Returns to the first page when `rows` change. */
export function PagedTable<Row>({ rows, empty, ...table }: PagedTableProps<Row>) {
  const known = useMemo(() => knownRows(rows), [rows]);
  const [at, setAt] = useState({ rows, page: 1 });
  const page = at.rows === rows ? at.page : 1;
  return (
    <>
      <DataTable
        {...table}
        rows={rowsOfPage(known, page, pageSize)}
        page={page}
        empty={rows.length === 0 ? empty : undefined}
      />
      <DroppedRows rows={rows} />
      {known.length > pageSize && (
        <Pagination
          label={pages.label}
          texts={pages}
          page={page}
          pageSize={pageSize}
          total={known.length}
          onPage={(next) => setAt({ rows, page: next })}
        />
      )}
    </>
  );
}
