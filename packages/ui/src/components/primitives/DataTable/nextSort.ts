import type { TableSort } from './columns.ts';

/** The sort after a click on a column header: ascending first, then alternating. */
export function nextSort(current: TableSort | null, columnId: string): TableSort {
  const isAscending = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isAscending ? 'descending' : 'ascending' };
}
