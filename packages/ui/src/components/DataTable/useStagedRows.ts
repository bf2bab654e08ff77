import { startTransition, useEffect, useMemo, useState } from 'react';

/** Rows that are drawn at once: more than a window shows below a page's head and filters. */
const first = 12;
/** Rows that follow in one go, small enough for a slow machine to answer a key between two of them. */
const step = 30;

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
  const now = useMemo(() => (stage.rows === rows ? stage : { rows, upto: first, before: shown(stage) }), [stage, rows]);
  const late = on && now.upto < rows.length;
  useEffect(() => {
    // What is to follow is told in full: a step counted from "the last one" may be counted from rows that are gone by then.
    if (late) startTransition(() => setStage({ ...now, upto: now.upto + step }));
  }, [late, now]);
  return { rows: on ? shown(now) : rows, late };
}
