import type { LevelTone } from '../../../theme/tokens.ts';

/** The drawing of a level, on a grid of 48 by 48 whose inner 24 by 24 hold the sign. */
export interface LevelDrawing {
  /** The square around the drawing, which starts at its left edge. */
  frame: string;
  /** The medal's outline. */
  medal: string;
  /** A line inside the medal, along its edge. */
  rim?: string;
  /** The sign as lines. */
  lines?: string;
  /** The sign as filled shapes. */
  shapes?: string;
  /** Cuts in the filled shapes. */
  cuts?: string;
  /** Leaves at both sides of the sign. */
  laurel?: string;
  /** Lines instead of the leaves where they would be too small. */
  branches?: string;
}

/** Up to Gold: a hexagon with one more chevron at each level. */
const metal = {
  frame: '5.8 3.8 40.4 40.4',
  medal: 'M20.5 5q3.5-2 7 0l11.2 6.5q3.5 2 3.5 6v13q0 4-3.5 6L27.5 43q-3.5 2-7 0L9.3 36.5q-3.5-2-3.5-6v-13q0-4 3.5-6z',
  rim: 'M21.4 8.5q2.6-1.5 5.2 0l9.5 5.5q2.6 1.5 2.6 4.5v11q0 3-2.6 4.5l-9.5 5.5q-2.6 1.5-5.2 0L11.9 34q-2.6-1.5-2.6-4.5v-11q0-3 2.6-4.5z',
};

/** From Diamond on, and around the seal of a course: a rosette. */
export const rosette =
  'M22.7 3.5q1.3-1 2.6 0l2.2 1.6q1.3 1 2.9.8l2.8-.3q1.6-.2 2.2 1.3l1.1 2.5q.6 1.5 2.1 2.1l2.5 1.1q1.5.6 1.3 2.2l-.3 2.8q-.2 1.6.8 2.9l1.6 2.2q1 1.3 0 2.6l-1.6 2.2q-1 1.3-.8 2.9l.3 2.8q.2 1.6-1.3 2.2l-2.5 1.1q-1.5.6-2.1 2.1l-1.1 2.5q-.6 1.5-2.2 1.3l-2.8-.3q-1.6-.2-2.9.8l-2.2 1.6q-1.3 1-2.6 0l-2.2-1.6q-1.3-1-2.9-.8l-2.8.3q-1.6.2-2.2-1.3l-1.1-2.5q-.6-1.5-2.1-2.1l-2.5-1.1q-1.5-.6-1.3-2.2l.3-2.8q.2-1.6-.8-2.9l-1.6-2.2q-1-1.3 0-2.6l1.6-2.2q1-1.3.8-2.9l-.3-2.8q-.2-1.6 1.3-2.2l2.5-1.1q1.5-.6 2.1-2.1l1.1-2.5q.6-1.5 2.2-1.3l2.8.3q1.6.2 2.9-.8z';

const gems = { frame: '3 3 42 42', medal: rosette, rim: 'M24 8.5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 0 1 0-31z' };

const laurel =
  'M30.7 37.7Q33.2 40.1 35.2 37.2 32.7 34.7 30.7 37.7zM35.8 33.6Q39.2 34.7 39.8 31.2 36.4 30.1 35.8 33.6zM38.7 27.7Q42.3 27.3 41.3 23.9 37.8 24.3 38.7 27.7zM38.9 21.1Q41.9 19.3 39.6 16.6 36.6 18.4 38.9 21.1zM36.3 15.1Q38.3 12.1 35 10.6 33.1 13.6 36.3 15.1zM17.3 37.7Q15.3 34.7 12.8 37.2 14.8 40.1 17.3 37.7zM12.2 33.6Q11.6 30.1 8.2 31.2 8.8 34.7 12.2 33.6zM9.3 27.7Q10.2 24.3 6.7 23.9 5.7 27.3 9.3 27.7zM9.1 21.1Q11.4 18.4 8.4 16.6 6.1 19.3 9.1 21.1zM11.7 15.1Q14.9 13.6 13 10.6 9.7 12.1 11.7 15.1z';

/** One family: each level adds to the one below it. */
export const drawings: Record<LevelTone, LevelDrawing> = {
  none: { ...metal, lines: 'M18 24h12' },
  bronze: { ...metal, lines: 'M15.5 27.5l8.5-7 8.5 7' },
  silver: { ...metal, lines: 'M15.5 24l8.5-7 8.5 7M15.5 32l8.5-7 8.5 7' },
  gold: { ...metal, lines: 'M15.5 20.5l8.5-7 8.5 7M15.5 28l8.5-7 8.5 7M15.5 35.5l8.5-7 8.5 7' },
  diamond: {
    ...gems,
    shapes: 'M18.5 16.9h11l4.4 5L24 31.3l-9.9-9.4z',
    cuts: 'M14.1 21.9h19.8M20.2 21.9L24 31l3.8-9.1',
  },
  doubleDiamond: { ...gems, shapes: 'M20.1 13.1h7.8l3.1 3.5-7 6.6-7-6.6zM20.1 25.1h7.8l3.1 3.5-7 6.6-7-6.6z' },
  tripleDiamond: {
    ...gems,
    shapes:
      'M20.7 13.9h6.6l2.6 3-5.9 5.6-5.9-5.6zM13.5 24.6h6.6l2.6 3-5.9 5.6-5.9-5.6zM27.9 24.6h6.6l2.6 3-5.9 5.6-5.9-5.6z',
  },
  centurionDiamond: {
    frame: gems.frame,
    medal: rosette,
    shapes: 'M19.6 17.7h8.8l3.5 4-7.9 7.5-7.9-7.5z',
    cuts: 'M16.1 21.7h15.8',
    laurel,
    branches: 'M13.5 15.5c-2.5 6.5 0 13.5 6.5 17M34.5 15.5c2.5 6.5 0 13.5-6.5 17',
  },
  imperialDiamond: {
    frame: gems.frame,
    medal: rosette,
    shapes: 'M15 18.9l4.7 3.4 4.3-7.2 4.3 7.2 4.7-3.4-1.9 10H16.9zM17.3 30.4h13.4v2.2H17.3z',
    laurel,
  },
};
