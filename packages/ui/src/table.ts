/** Tables with pagination, filters, sorting and CSV export. */
export type {
  DataTableColumn,
  DenseTableColumn,
  ListPlacement,
  RowGroup,
  TableSort,
  TableSorting,
} from './components/primitives/DataTable/columns.ts';
export { type DataTableProps, DataTable } from './components/primitives/DataTable/DataTable.tsx';
export { type DenseTableProps, DenseTable } from './components/primitives/DataTable/DenseTable.tsx';
export { ScrollMemory, type ScrollPlace, type ScrollPlaces } from './components/primitives/DataTable/scrollMemory.ts';
export { type SortSelectProps, SortSelect } from './components/primitives/DataTable/Sorting.tsx';
export { type CountChip, type CountChipsProps, CountChips } from './components/primitives/FilterRow/FilterRow.tsx';
export { type FilterRowProps, FilterRow } from './components/primitives/FilterRow/FilterRow.tsx';
export { rowsOfPage } from './components/primitives/Pagination/clampPage.ts';
export { type PaginationProps, Pagination } from './components/primitives/Pagination/Pagination.tsx';
export { type SkeletonTableProps, SkeletonTable } from './components/primitives/Skeleton/SkeletonTable.tsx';
export { downloadText, type CsvMoney, type CsvValue, toCsv } from './table/csv.ts';
