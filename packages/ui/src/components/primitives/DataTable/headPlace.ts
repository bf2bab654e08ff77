import type { CSSProperties } from 'react';
import type { DataTableColumn } from './columns.ts';

/**
 * Place of a column's name in a fixed layout: one line for all, so that the name of a second line
 * follows the name of the first.
 */
export function headPlace<Row>(columns: readonly DataTableColumn<Row>[], at: number): CSSProperties | undefined {
  if (!columns.some(({ below }) => below)) return undefined;
  const track = columns.slice(0, at + 1).filter(({ below }) => !below).length;
  const place = { gridArea: `1 / ${track}` };
  if (!columns[at]?.below) return place;
  // After the name before it, its arrow and its padding; also where the column sticks.
  const start = `calc(${columns[at - 1]?.header.length ?? 0}ch + 1.875rem)`;
  return { ...place, marginInlineStart: start, insetInlineStart: start, whiteSpace: 'nowrap' };
}
