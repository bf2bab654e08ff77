import { sortTexts } from '../../internal/sortTexts.ts';
import type { DataTableColumn, TableSort } from './columns.ts';

/** An order that can be chosen from a list. */
export interface SortChoice {
  /** Unique among the choices. */
  value: string;
  /** What it is called, such as "Nome, crescente". */
  label: string;
  /** The order itself. */
  sort: TableSort;
}

const directions = ['ascending', 'descending'] as const;

/** Every order that a table offers: two for each column that can be sorted by. */
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
