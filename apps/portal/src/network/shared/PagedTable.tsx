import { networkListsMessages } from '@raiz/ui/messages/network';
import { type DataTableProps, DataTable, Pagination, rowsOfPage } from '@raiz/ui/table';
import { useState } from 'react';

const { pages } = networkListsMessages;

/** Rows per page (docs/specification.md#limits). */
export const pageSize = 100;

/** Props of PagedTable: those of DataTable, without the page. */
export type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'page'>;

/** A table with pagination. Returns to the first page when `rows` change. */
export function PagedTable<Row>({ rows, ...table }: PagedTableProps<Row>) {
  const [at, setAt] = useState({ rows, page: 1 });
  const page = at.rows === rows ? at.page : 1;
  return (
    <>
      <DataTable {...table} rows={rowsOfPage(rows, page, pageSize)} page={page} />
      {rows.length > pageSize && (
        <Pagination
          label={pages.label}
          texts={pages}
          page={page}
          pageSize={pageSize}
          total={rows.length}
          onPage={(next) => setAt({ rows, page: next })}
        />
      )}
    </>
  );
}
