import type { TableSort } from './columns.ts';

/** The sort after the head of a column was pressed: upward first, then downward, then upward again. */
export function nextSort(present: TableSort | null, columnId: string): TableSort {
  const turned = present?.columnId === columnId && present.direction === 'ascending';
  return { columnId, direction: turned ? 'descending' : 'ascending' };
}
