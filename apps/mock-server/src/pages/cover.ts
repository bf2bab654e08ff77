/** The colours of the portal's covers, by the course's id: the ground, most tiles, and the highlighted ones. */
const colors = [
  ['#d4e4ff', '#b5cfff', '#2f6ae0'],
  ['#b8f0eb', '#8ce0da', '#0a847f'],
  ['#e7ddfe', '#d7c2ff', '#8455c6'],
  ['#c2eafe', '#8ddaff', '#0a84ad'],
  ['#fed6e8', '#ffb5d7', '#c23a86'],
  ['#fde0d3', '#fcc2a8', '#b4532a'],
] as const;

/** The shapes of the covers around the middle of a tile of 40 by 40. */
const shapes = [
  'm-20 -20l40 0a40 40 0 0 1 -40 40z',
  'm0 -20l20 0a40 40 0 0 1 -40 40l0 -20a20 20 0 0 0 20 -20z',
  'm-20 20a40 40 0 0 1 40 -40a40 40 0 0 1 -40 40z',
  'm-20 -20l40 0l-40 40z',
  'm-20 20a20 20 0 0 1 40 0z',
  'm-20 -20l20 0a20 20 0 0 1 0 40a20 20 0 0 1 -20 -20z',
] as const;

/** Numbers from 0 to 1 in a fixed sequence for each text. */
function sequence(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  state ^= state >>> 16;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 4294967296;
  };
}

/** The cover of a course as the portal's certificates show it: CourseCover in packages/ui, with the same sequence. */
export function coverOf(courseId: number) {
  const [columns, rows] = [9, 6] as const;
  const next = sequence(`course ${courseId}`);
  const tiles = Array.from({ length: columns * rows }, (_, at) => {
    const chance = next();
    const layer = chance < 0.2 ? 2 : 1;
    return {
      column: Math.floor(at / rows),
      row: at % rows,
      turns: Math.floor(next() * 4),
      layer,
      isDrawn: chance < 0.75,
    } as const;
  }).filter(({ isDrawn }) => isDrawn);
  return {
    columns,
    rows,
    colors: colors[courseId % colors.length] ?? colors[0],
    shape: shapes[(courseId + Math.floor(courseId / colors.length)) % shapes.length] ?? shapes[0],
    tiles,
  };
}
