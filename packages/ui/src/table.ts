/** Tables with pagination, filters, sorting and CSV export. */
export type {
  DataTableColumn,
  ListPart,
  RowGroup,
  SortWords,
  TableSort,
  TableSorting,
} from './components/primitives/DataTable/columns.ts';
export { type DataTableProps, DataTable } from './components/primitives/DataTable/DataTable.tsx';
export { type SortableTableProps, SortableTable } from './components/primitives/DataTable/SortableTable.tsx';
export type { NoMatch } from './components/primitives/DataTable/NoMatchState.tsx';
export { nextSort } from './components/primitives/DataTable/nextSort.ts';
export { type ActiveFilter, type FilterBarProps, FilterBar } from './components/primitives/FilterBar/FilterBar.tsx';
export { clampPage, pagesOf, rowsOfPage } from './components/primitives/Pagination/clampPage.ts';
export { type PaginationProps, Pagination } from './components/primitives/Pagination/Pagination.tsx';
export { compareText } from './table/compareText.ts';
export { downloadText } from './table/downloadText.ts';
export { type CsvMoney, type CsvValue, toCsv } from './table/toCsv.ts';
