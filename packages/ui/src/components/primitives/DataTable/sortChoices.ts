import { sortTexts } from '../../../internal/sortTexts.ts';
import type { DataTableColumn, TableSort } from './columns.ts';

/** An option of the sort select. */
export interface SortChoice {
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
