/** Tables with pagination, filters, sorting and CSV export. */
export type { DataTableColumn, RowGroup } from './components/primitives/DataTable/columns.ts';
export {
  DataTable,
  type DataTableProps,
  TableFrame,
  type TableFrameProps,
} from './components/primitives/DataTable/DataTable.tsx';
export { TableBody, TableHead } from './components/primitives/DataTable/TableRows.tsx';
export { ScrollMemory, type ScrollPlaces } from './components/primitives/DataTable/scrollMemory.ts';
export { CountChips, FilterRow, type FilterRowProps } from './components/primitives/FilterRow/FilterRow.tsx';
export { rowsOfPage } from './components/primitives/Pagination/clampPage.ts';
export { Pagination } from './components/primitives/Pagination/Pagination.tsx';
export { downloadText, type CsvValue, toCsv } from './table/csv.ts';
