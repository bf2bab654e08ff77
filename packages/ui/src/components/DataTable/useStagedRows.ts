import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once: more than a tall window has room for below the head. */
const first = 30;

/** The rows to draw just now. */
export interface StagedRows<Row> {
  /** As many as were given; null where nothing has stood yet and a row is about to be. */
  rows: readonly (Row | null)[];
  /** The rows further down are not drawn yet. */
  late: boolean;
}

/**
 * Draws the first rows at once and those below a moment later, so that a keystroke waits for no more than can be seen.
 * Until then the places further down keep the rows they had. @param on false draws all at once
 */
export function useStagedRows<Row>(rows: readonly Row[], on: boolean): StagedRows<Row> {
  const [drawn, setDrawn] = useState<readonly Row[] | null>(null);
  const staged = on && rows.length > first;
  useEffect(() => {
    if (staged) startTransition(() => setDrawn(rows));
  }, [rows, staged]);
  if (!staged || drawn === rows) return { rows, late: false };
  return { rows: rows.map((row, at) => (at < first ? row : (drawn?.[at] ?? null))), late: true };
}
