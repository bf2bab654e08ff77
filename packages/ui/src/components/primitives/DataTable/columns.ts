import type { ReactNode } from 'react';

/**
 * The position of a cell in a list row on phones: `title` and `value` are at the ends of the first line, `detail`s
 * follow one another on the second, `detailEnd` is at the end of the second, `leading` and `trailing`, which has room
 * for an icon, are next to all lines, 80 and 52 px wide, and `hidden` is for screen readers only.
 */
export type ListPlacement = 'title' | 'value' | 'detail' | 'detailEnd' | 'leading' | 'trailing' | 'hidden';

/** A group of consecutive rows, such as a month. */
export interface RowGroup {
  /** Rows with the same key belong together. */
  key: string;
  /** Heading of the group, such as 'novembro de 2026'. */
  label: string;
  /** Shown at the end of the heading's row, such as a formatted subtotal. */
  total?: ReactNode;
}

/** A column of a table with rows of type `Row`. */
export interface DataTableColumn<Row> {
  /** Unique within the table. */
  id: string;
  /** Name of the column. */
  header: string;
  /** Content of the cell of a row. */
  render: (row: Row) => ReactNode;
  /**
   * `end` aligns numbers and dates.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Makes its cells row headers. Maximum one column, usually the first: it stays in view while the others scroll
   * sideways.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * Hides the column name visually, such as above buttons.
   * @default false
   */
  hideHeader?: boolean;
  /**
   * Keeps the content on one line in the table, such as a row of buttons.
   * @default false
   */
  oneLine?: boolean;
  /**
   * Leaves the column out below 1024 px, where the others need the width. Its facts must be elsewhere too, such as in
   * the row's sheet. List rows of phones may have it.
   * @default false
   */
  wideOnly?: boolean;
  /**
   * The position of the cell on phones.
   * @default 'title' for the row header, 'detailEnd' without a visible header, else 'detail'
   */
  listPlacement?: ListPlacement;
  /**
   * Text before a `detail` on phones; '' for none.
   * @default the column's name and a colon
   */
  listLabel?: string;
  /**
   * Width in rem ("12rem"), so that it grows with the text size.
   * @default the width of the content
   */
  width?: string;
}

/** The rows of one group, and the index of the first among all rows. */
interface GroupedRows<Row> {
  /** Unique in the table. */
  key: string;
  group: RowGroup;
  start: number;
  rows: Row[];
}

/** Consecutive rows of the same group, in the order of the rows. */
export function rowGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): GroupedRows<Row>[] {
  const groups: GroupedRows<Row>[] = [];
  const counts = new Map<string, number>();
  rows.forEach((row, start) => {
    const group = groupOf(row);
    const last = groups.at(-1);
    if (last?.group.key === group.key) last.rows.push(row);
    else {
      const count = counts.get(group.key) ?? 0;
      counts.set(group.key, count + 1);
      groups.push({ key: `${count} ${group.key}`, group, start, rows: [row] });
    }
  });
  return groups;
}
