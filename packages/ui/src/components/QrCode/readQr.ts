import { readCodewords, readFormat } from './readQrModules.ts';
import type { QrModules } from './qrMatrix.ts';

/*
 * A reader of its own for the tests, written from ISO/IEC 18004 and sharing nothing with the library that draws the codes:
 * what it reads was really written.
 */

type Level = 'L' | 'M' | 'Q' | 'H';

/** Blocks and correction codewords of each, version by version from 1 on. */
const smallBlocks: Readonly<Record<Level, string>> = {
  L: '1x7 1x10 1x15 1x20 1x26 2x18 2x20 2x24 2x30 4x18',
  M: '1x10 1x16 1x26 2x18 2x24 4x16 4x18 4x22 5x22 5x26',
  Q: '1x13 1x22 2x18 2x26 4x18 4x24 6x18 6x22 8x20 8x24',
  H: '1x17 1x28 2x22 4x16 4x22 4x28 5x26 6x26 8x24 8x28',
};

/** The same for the largest code, level M. */
const largestBlocks = '49x28';

function blockSizes(version: number, level: Level): [count: number, correction: number] {
  const entry = version === 40 && level === 'M' ? largestBlocks : smallBlocks[level].split(' ')[version - 1];
  if (entry === undefined) throw new Error(`The table of blocks lacks version ${version}, level ${level}.`);
  const [count = Number.NaN, correction = Number.NaN] = entry.split('x').map(Number);
  return [count, correction];
}

/** Powers of the generator 2 in the field of 256 elements with the polynomial 0x11d. */
const powers = Array.from({ length: 255 }, () => 1);
for (let index = 1; index < 255; index += 1) {
  const double = (powers[index - 1] ?? 0) * 2;
  powers[index] = double > 255 ? double ^ 0x11d : double;
}

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (powers[(powers.indexOf(one) + powers.indexOf(other)) % 255] ?? 0);
}

/** Whether the correction codewords fit the data: the block as a polynomial is zero at each power of the generator. */
function isWhole(block: readonly number[], correction: number): boolean {
  return powers
    .slice(0, correction)
    .every((power) => block.reduce((sum, codeword) => times(sum, power) ^ codeword, 0) === 0);
}

/** The codewords as written, undone into their blocks: data taken in turns, then correction taken in turns. */
function blocksOf(codewords: readonly number[], count: number, correction: number): number[][] {
  const data = codewords.length - count * correction;
  const short = Math.floor(data / count);
  const shortBlocks = count - (data % count);
  const blocks: number[][] = Array.from({ length: count }, () => []);
  let next = 0;
  for (let place = 0; place <= short; place += 1) {
    for (const [index, block] of blocks.entries()) {
      if (place === short && index < shortBlocks) continue;
      block.push(codewords[next] ?? 0);
      next += 1;
    }
  }
  for (; next < codewords.length; next += 1) blocks[(next - data) % count]?.push(codewords[next] ?? 0);
  return blocks;
}

/** The text in a code of bytes, and the level of its correction. Throws when anything is not as the standard has it. */
export function readQr(modules: QrModules): { text: string; level: Level } {
  const version = (modules.length - 17) / 4;
  const { level, mask } = readFormat(modules);
  const [count, correction] = blockSizes(version, level);
  const blocks = blocksOf(readCodewords(modules, mask), count, correction);
  if (!blocks.every((block) => isWhole(block, correction))) throw new Error('A block does not fit its correction.');

  const bits = blocks
    .flatMap((block) => block.slice(0, block.length - correction))
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (!bits.startsWith('0100')) throw new Error('The code does not hold bytes.');
  const countBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + countBits), 2);
  const bytes = Array.from({ length }, (_, index) => {
    const start = 4 + countBits + index * 8;
    return Number.parseInt(bits.slice(start, start + 8), 2);
  });
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes)), level };
}
