import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Pixels } from './sketch.ts';

/** Chromium's quick way: eight bits a channel, red, green and blue, each line as what it differs from the one above (PNG, section 9). */
const quick = { depth: 8, color: 2, filter: 2 } as const;
const headerEnd = 8;

/** The parts of one kind of a PNG file, put together. */
function partsOf(file: Buffer, kind: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = headerEnd; at < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === kind) parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** Adds to each line the one above; null when a line was written another way. */
function addUp(lines: Buffer, width: number, height: number): Uint8Array | null {
  const length = width * 3;
  const data = new Uint8Array(length * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (length + 1);
    if (lines[from] !== quick.filter) return null;
    const to = y * length;
    for (let x = 0; x < length; x += 1) {
      const above = y === 0 ? 0 : (data[to - length + x] ?? 0);
      data[to + x] = (lines[from + 1 + x] ?? 0) + above;
    }
  }
  return data;
}

/**
 * The bytes of a picture from its PNG file. A library needs a quarter of a second for one, and a run takes thousands: what Chromium
 * writes quickly is read quickly, everything else by the library.
 */
export function unpack(file: Buffer): Pixels {
  const header = partsOf(file, 'IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header[8] === quick.depth && header[9] === quick.color && header[12] === 0) {
    const data = addUp(inflateSync(partsOf(file, 'IDAT')), width, height);
    if (data !== null) return { width, height, data };
  }
  const { data } = PNG.sync.read(file);
  return { width, height, data };
}
