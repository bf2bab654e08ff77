import type { DataTableColumn } from './columns.ts';
import { gridColumns, gridWidth } from './DataTable.css.ts';

/** CSS variables with the columns of a fixed layout: minimum widths, the rest in proportion. */
export function widthsOf<Row>(columns: readonly DataTableColumn<Row>[]): Record<string, string> {
  const widths = columns.filter(({ below }) => !below).map(({ width = '8rem' }) => width);
  return {
    [nameOf(gridColumns)]: widths.map((width) => `minmax(${width}, ${Number.parseFloat(width)}fr)`).join(' '),
    [nameOf(gridWidth)]: `calc(${widths.join(' + ')})`,
  };
}

/** Returns "--name" for "var(--name)". */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
