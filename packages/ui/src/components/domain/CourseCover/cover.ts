import type { CoverTone } from '../../../theme/tokens.ts';

/** A line by a vector, or an arc by radius, vector and direction (1 is clockwise). */
type Step = readonly ['l', number, number] | readonly ['a', number, number, number, 0 | 1];

/** A closed shape: its start from the middle of the tile, then its steps. */
interface Shape {
  start: readonly [number, number];
  steps: readonly Step[];
}

/** Side of a tile in units of the drawing. */
export const tileSize = 40;

/** One shape per motif, in a tile of 40 by 40 around its middle. */
const shapes = {
  quarters: {
    start: [-20, -20],
    steps: [
      ['l', 40, 0],
      ['a', 40, -40, 40, 1],
    ],
  },
  rings: {
    start: [0, -20],
    steps: [
      ['l', 20, 0],
      ['a', 40, -40, 40, 1],
      ['l', 0, -20],
      ['a', 20, 20, -20, 0],
    ],
  },
  leaves: {
    start: [-20, 20],
    steps: [
      ['a', 40, 40, -40, 1],
      ['a', 40, -40, 40, 1],
    ],
  },
  triangles: {
    start: [-20, -20],
    steps: [
      ['l', 40, 0],
      ['l', -40, 40],
    ],
  },
  domes: {
    start: [-20, 20],
    steps: [['a', 20, 40, 0, 1]],
  },
  drops: {
    start: [-20, -20],
    steps: [
      ['l', 20, 0],
      ['a', 20, 0, 40, 1],
      ['a', 20, -20, -20, 1],
    ],
  },
} as const satisfies Record<string, Shape>;

/** The motif of a cover: all its tiles have this shape. */
type Motif = keyof typeof shapes;

/** Every motif. */
export const motifs: readonly Motif[] = ['quarters', 'rings', 'leaves', 'triangles', 'domes', 'drops'];

/** A vector after a number of quarter turns. */
function turned(x: number, y: number, turns: number): string {
  const vectors = [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`];
  return vectors[turns % 4] ?? '';
}

/**
 * Path data of one tile.
 * @param column of the tile, from 0
 * @param row of the tile, from 0
 * @param turns quarter turns of the shape, 0 to 3
 */
function tilePath(motif: Motif, column: number, row: number, turns: number): string {
  const { start, steps }: Shape = shapes[motif];
  const middle = `M${column * tileSize + tileSize / 2} ${row * tileSize + tileSize / 2}`;
  const outline = steps.map((step) =>
    step[0] === 'l'
      ? `l${turned(step[1], step[2], turns)}`
      : `a${step[1]} ${step[1]} 0 0 ${step[4]} ${turned(step[2], step[3], turns)}`,
  );
  return `${middle}m${turned(start[0], start[1], turns)}${outline.join('')}z`;
}

const tones: readonly CoverTone[] = ['blue', 'teal', 'violet', 'sky', 'pink', 'brick'];

/** A cover generated from a course's id, since courses have no images. */
export interface Cover {
  tone: CoverTone;
  motif: Motif;
  /** Start of the sequence that arranges the tiles. */
  seed: number;
}

/** FNV-1a with a final mix, so that neighbouring ids differ in all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The cover for a course's id: the same on every device. Numbered courses take colours and motifs in turn, so that
 * neighbours differ in both and no two of the first 36 look alike.
 */
export function coverOf(courseId: number | string): Cover {
  const seed = hash(`course ${courseId}`);
  const number = Number(courseId);
  const turn = Number.isSafeInteger(number) && number > 0 ? number : seed;
  return {
    tone: tones[turn % tones.length] ?? 'blue',
    motif: motifs[(turn + Math.floor(turn / tones.length)) % motifs.length] ?? 'quarters',
    seed,
  };
}

/** Path data of the two layers of a cover. */
interface Pattern {
  /** Most tiles, close to the background. */
  soft: string;
  /** A few highlighted tiles. */
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
 * Arranges a cover's tiles: turns each at random and puts it in one of the layers. The same seed gives the same
 * pattern. The same tiles stay highlighted while the progress grows.
 * @param progress The share of the tiles that are highlighted, in percent; null for a few.
 */
export function patternOf({ motif, seed }: Cover, columns: number, rows: number, progress: number | null): Pattern {
  const drawn = share.accent + share.soft;
  const accent = progress === null ? share.accent : (drawn * progress) / 100;
  const next = sequence(seed);
  const pattern: Pattern = { soft: '', accent: '' };
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const chance = next();
      const path = tilePath(motif, column, row, Math.floor(next() * 4));
      if (chance < Math.min(accent, drawn)) pattern.accent += path;
      else if (chance < drawn) pattern.soft += path;
    }
  }
  return pattern;
}
