import type { TableSort, DataTableColumn } from './columns.ts';

/** Default texts of the table's sort controls. */
export const sortTexts = {
  label: 'Ordenar por',
  none: 'Ordem original',
  ascending: 'crescente',
  descending: 'decrescente',
} as const;

/** The sort after a click on a column header: ascending first, then alternating. */
export function nextSort(current: TableSort | null, columnId: string): TableSort {
  const isAscending = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isAscending ? 'descending' : 'ascending' };
}

/** An option of the sort select. */
interface SortChoice {
  /** Unique among the choices. */
  value: string;
  /** Its label, such as "Nome, crescente". */
  label: string;
  /** The sort it selects. */
  sort: TableSort;
}

const directions = ['ascending', 'descending'] as const;

/** Options of the sort select: two for each sortable column. */
export function sortChoices<Row>(columns: readonly DataTableColumn<Row>[]): SortChoice[] {
  return columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header, sortWords = sortTexts }) =>
      directions.map((direction) => ({
        value: `${direction} ${id}`,
        label: `${header}, ${sortWords[direction]}`,
        sort: { columnId: id, direction },
      })),
    );
}
