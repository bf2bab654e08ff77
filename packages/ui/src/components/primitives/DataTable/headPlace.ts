import type { CSSProperties } from 'react';
import type { DataTableColumn } from './columns.ts';

/** Place of a column's name in a fixed layout: one line for all, and a pair shares its column. */
export function headPlace<Row>(columns: readonly DataTableColumn<Row>[], at: number): CSSProperties | undefined {
  if (!columns.some(({ below }) => below)) return undefined;
  const track = columns.slice(0, at + 1).filter(({ below }) => !below).length;
  return { gridArea: `1 / ${track}` };
}
