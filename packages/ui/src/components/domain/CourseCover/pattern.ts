import type { Cover } from './cover.ts';
import { tilePath } from './motifs.ts';

/** Path data of the two layers of a cover. */
export interface Pattern {
  /** Most tiles, close to the background. */
  soft: string;
  /** A few tiles that stand out. */
  accent: string;
}

/** Numbers from 0 to 1 in a fixed sequence (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shares of the tiles; the rest stays empty. */
const share = { accent: 0.2, soft: 0.55 };

/**
 * Arranges a cover's tiles: turns each at random and puts it in one of the layers. The seed makes
 * it the same every time.
 */
export function patternOf({ motif, seed }: Cover, columns: number, rows: number): Pattern {
  const next = sequence(seed);
  const pattern: Pattern = { soft: '', accent: '' };
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const chance = next();
      const path = tilePath(motif, column, row, Math.floor(next() * 4));
      if (chance < share.accent) pattern.accent += path;
      else if (chance < share.accent + share.soft) pattern.soft += path;
    }
  }
  return pattern;
}
