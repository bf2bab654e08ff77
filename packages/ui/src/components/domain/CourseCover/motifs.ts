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
export type Motif = keyof typeof shapes;

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
export function tilePath(motif: Motif, column: number, row: number, turns: number): string {
  const { start, steps }: Shape = shapes[motif];
  const middle = `M${column * tileSize + tileSize / 2} ${row * tileSize + tileSize / 2}`;
  const outline = steps.map((step) =>
    step[0] === 'l'
      ? `l${turned(step[1], step[2], turns)}`
      : `a${step[1]} ${step[1]} 0 0 ${step[4]} ${turned(step[2], step[3], turns)}`,
  );
  return `${middle}m${turned(start[0], start[1], turns)}${outline.join('')}z`;
}
