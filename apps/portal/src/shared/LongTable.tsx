import { type DataTableProps, DataTable } from '@raiz/ui/table';
import { useMemo } from 'react';
import { DroppedRows } from './reads/DroppedRows.tsx';
import { MoreRows } from './MoreRows.tsx';
import { knownRows } from './reads/rows.ts';
import { useMoreRows } from './useMoreRows.ts';

/** Props of LongTable: those of DataTable. */
export interface LongTableProps<Row> extends Omit<DataTableProps<Row>, 'page' | 'rows'> {
  /** The rows as received: null ones are left out and counted below the table. */
  rows: readonly (Row | null)[];
}

/** A table that shows 25 rows and loads 25 more on request. Starts again when `rows` change. */
export function LongTable<Row>({ rows, empty, ...table }: LongTableProps<Row>) {
  const known = useMemo(() => knownRows(rows), [rows]);
  const { shown, showMore } = useMoreRows(known);
  return (
    <>
      <DataTable {...table} rows={shown} empty={rows.length === 0 ? empty : undefined} />
      <DroppedRows rows={rows} />
      <MoreRows shown={shown.length} total={known.length} onMore={showMore} />
    </>
  );
}
