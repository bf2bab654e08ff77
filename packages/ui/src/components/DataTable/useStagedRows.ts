import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once: what a window shows below a page's head and filters. */
const first = 16;
/** Rows that follow in one go, small enough for a slow machine to answer a key between two of them. */
const step = 21;

/** Rows to draw just now. */
export interface StagedRows<Row> {
  /** As many as were given; null where nothing has stood yet and a row is about to be. */
  rows: readonly (Row | null)[];
  /** The rows further down are not drawn yet. */
  late: boolean;
}

interface Stage<Row> {
  /** Those wanted. */
  rows: readonly Row[];
  /** How many of them are drawn. */
  upto: number;
  /** What stood in each place before. */
  before: readonly (Row | null)[];
}

function shown<Row>({ rows, upto, before }: Stage<Row>): readonly (Row | null)[] {
  return upto >= rows.length ? rows : rows.map((row, at) => (at < upto ? row : (before[at] ?? null)));
}

/**
 * Draws the first rows at once and those below a few at a time, so that a keystroke waits for no more than can be seen.
 * Until then the places further down keep the rows they had. @param on false draws all at once
 */
export function useStagedRows<Row>(rows: readonly Row[], on: boolean): StagedRows<Row> {
  const [stage, setStage] = useState<Stage<Row>>({ rows, upto: first, before: [] });
  let now = stage;
  if (stage.rows !== rows) {
    now = { rows, upto: first, before: shown(stage) };
    setStage(now);
  }
  const late = on && now.upto < rows.length;
  useEffect(() => {
    if (late) startTransition(() => setStage((last) => ({ ...last, upto: last.upto + step })));
  }, [late, now.upto, rows]);
  return { rows: on ? shown(now) : rows, late };
}
