/** A picture as its bytes, three or four a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const buckets = 8;

/**
 * How far two drawings of one thing by one machine were seen apart, and three times that: a dozen pixels on rounded corners by one or
 * two of 256 shades come to 11, as the root of the sum of squares. A caret comes to 1,500; a button one shade darker to 150.
 */
const unsteadiness = 40;

/** Numbers that look random and are the same each time, 32 bits each (Marsaglia's xorshift). */
function steadyNumbers(): () => number {
  let state = 0x2f6ae0c1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  };
}

/** Adds every eighth byte to one of the buckets or takes it away, as one bit of the numbers decides: a "count sketch". */
function fill({ data }: Pixels): Int32Array {
  const sums = new Int32Array(buckets);
  const next = steadyNumbers();
  for (let at = 0; at < data.length; at += buckets) {
    const number = next();
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      const byte = data[at + bucket] ?? 0;
      // All ones or all zeros: minus one times the byte, or the byte, without a fork in the road.
      const sign = -((number >>> (bucket + 8)) & 1);
      sums[bucket] = (sums[bucket] ?? 0) + ((byte ^ sign) - sign);
    }
  }
  return sums;
}

/**
 * A picture in 36 bytes, as base64url: its size and eight sums. From two of them one can tell how far their pictures are apart without
 * having the pictures, which is what lets a run overlook what nobody can see and still refuse what somebody can.
 */
export function sketchOf(pixels: Pixels): string {
  const bytes = Buffer.alloc(4 + 4 * buckets);
  bytes.writeUInt16LE(pixels.width, 0);
  bytes.writeUInt16LE(pixels.height, 2);
  fill(pixels).forEach((sum, index) => bytes.writeInt32LE(sum, 4 + 4 * index));
  return bytes.toString('base64url');
}

/** Distance of two sketched pictures, estimated: the root of the summed squares of what their bytes differ; infinite for two sizes. */
export function distance(one: string, other: string): number {
  const [a, b] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  if (a.length !== b.length || a.readUInt32LE(0) !== b.readUInt32LE(0)) return Infinity;
  let squares = 0;
  for (let at = 4; at < a.length; at += 4) squares += (a.readInt32LE(at) - b.readInt32LE(at)) ** 2;
  return Math.sqrt(squares);
}

/**
 * Whether two sketched pictures differ by no more than one machine's drawings of the same page do.
 * @param times how much more is overlooked, where nobody is at hand to look
 */
export function isAlike(one: string, other: string, times = 1): boolean {
  return distance(one, other) <= unsteadiness * times;
}
