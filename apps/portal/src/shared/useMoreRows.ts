import { useMemo, useState } from 'react';

/** Rows of a long list that are shown at first, and added by each request for more. */
export const rowsAtATime = 25;

/** The rows of a long list shown so far. */
export interface MoreRowsState<Row> {
  shown: readonly Row[];
  /** Shows 25 more. */
  showMore: () => void;
}

/** Shows the first 25 rows of a list, and more on request. Starts again when `rows` change. */
export function useMoreRows<Row>(rows: readonly Row[]): MoreRowsState<Row> {
  const [asked, setAsked] = useState({ rows, count: rowsAtATime });
  const count = asked.rows === rows ? asked.count : rowsAtATime;
  const shown = useMemo(() => rows.slice(0, count), [rows, count]);
  return { shown, showMore: () => setAsked({ rows, count: count + rowsAtATime }) };
}
