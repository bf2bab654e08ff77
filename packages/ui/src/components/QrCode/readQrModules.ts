import type { QrModules } from './qrMatrix.ts';

/** Whether a module is dark under the mask (ISO/IEC 18004, table of mask patterns). */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const levels = ['M', 'L', 'H', 'Q'] as const;

function bitsAt(modules: QrModules, places: readonly (readonly [row: number, column: number])[]): number {
  return places.reduce((bits, [row, column]) => bits * 2 + (modules[row]?.[column] === true ? 1 : 0), 0);
}

/** Level and mask from the two copies of the format; both must agree and fit their check bits. */
export function readFormat(modules: QrModules): { level: (typeof levels)[number]; mask: number } {
  const end = modules.length - 1;
  const upTo = [0, 1, 2, 3, 4, 5, 7];
  const beside = [...upTo, 8].map((column) => [8, column] as const);
  const above = upTo.toReversed().map((row) => [row, 8] as const);
  const first = bitsAt(modules, [...beside, ...above]);
  const below = [0, 1, 2, 3, 4, 5, 6].map((step) => [end - step, 8] as const);
  const right = [7, 6, 5, 4, 3, 2, 1, 0].map((step) => [8, end - step] as const);
  if (first !== bitsAt(modules, [...below, ...right])) throw new Error('The two copies of the format differ.');

  const format = first ^ 0b101_0100_0001_0010;
  let rest = format;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b101_0011_0111 << (bit - 10);
  const level = levels[format >> 13];
  if (rest !== 0 || level === undefined) throw new Error('The format does not fit its check bits.');
  return { level, mask: (format >> 10) & 7 };
}

/** Middles of the small squares that help readers with large codes. */
function alignmentAt(version: number): number[] {
  if (version === 1) return [];
  const between = Math.floor(version / 7) + 1;
  const last = version * 4 + 10;
  const step = version === 32 ? 26 : Math.ceil((last - 6) / between / 2) * 2;
  return [6, ...Array.from({ length: between }, (_, index) => last - (between - 1 - index) * step)];
}

/** Whether a module belongs to the frame of the code and holds no data. */
function isFrame(row: number, column: number, size: number): boolean {
  const version = (size - 17) / 4;
  const near = (place: number) => place < 9;
  const far = (place: number) => place >= size - 8;
  if ((near(row) && (near(column) || far(column))) || (far(row) && near(column))) return true;
  if (row === 6 || column === 6) return true;
  if (version >= 7) {
    const inBand = (place: number) => place >= size - 11 && place < size - 8;
    if ((row < 6 && inBand(column)) || (column < 6 && inBand(row))) return true;
  }
  const middles = alignmentAt(version);
  const corner = (middle: number, other: number) =>
    (middle === 6 && (other === 6 || other === size - 7)) || (other === 6 && middle === size - 7);
  return middles.some((y) => middles.some((x) => !corner(y, x) && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2));
}

/** The codewords in the order written: pairs of columns from the right, up and down in turns, past the frame. */
export function readCodewords(modules: QrModules, mask: number): number[] {
  const size = modules.length;
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern belongs to no pair.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFrame(row, column, size)) continue;
        const flipped = masks[mask]?.(row, column) === true;
        bits.push((modules[row]?.[column] === true) !== flipped ? 1 : 0);
      }
    }
    upwards = !upwards;
  }
  const count = Math.floor(bits.length / 8);
  return Array.from({ length: count }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}
