import type { DataTableColumn } from './columns.ts';
import { gridColumns, gridWidth } from './DataTable.css.ts';

/** The columns of a table of fixed layout for its style sheet: none narrower than its width, what is left over shared out in proportion. */
export function widthsOf<Row>(columns: readonly DataTableColumn<Row>[]): Record<string, string> {
  const widths = columns.map(({ width = '8rem' }) => width);
  return {
    [nameOf(gridColumns)]: widths.map((width) => `minmax(${width}, ${Number.parseFloat(width)}fr)`).join(' '),
    [nameOf(gridWidth)]: `calc(${widths.join(' + ')})`,
  };
}

/** "--name" of "var(--name)". */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
