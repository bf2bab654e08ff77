import type { CSSProperties } from 'react';
import type { DataTableColumn } from './columns.ts';

/**
 * Place of a column's name in a fixed layout: one line for all, so that the name of a second line
 * follows the name of the first.
 */
export function headPlace<Row>(columns: readonly DataTableColumn<Row>[], at: number): CSSProperties | undefined {
  if (!columns.some(({ below }) => below)) return undefined;
  const track = columns.slice(0, at + 1).filter(({ below }) => !below).length;
  const before = columns[at]?.below ? columns[at - 1]?.header.length : undefined;
  return {
    gridArea: `1 / ${track}`,
    // The name before it, its arrow and its padding.
    ...(before !== undefined && { marginInlineStart: `calc(${before}ch + 1.5rem)`, whiteSpace: 'nowrap' }),
  };
}
