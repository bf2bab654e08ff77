import { encodeQR } from 'qr';

/** Rows of modules from top to bottom with the white margin, true for dark. */
export type QrModules = readonly (readonly boolean[])[];

/** A QR code, or the reason why there is none. */
type QrResult = { kind: 'code'; modules: QrModules } | { kind: 'empty' } | { kind: 'tooLong' };

/** Maximum number of UTF-8 bytes in a code (ISO/IEC 18004: version 40, level H). */
export const maxBytes = 1273;

/** Width of the white margin in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * The modules of a text's QR code, readable with about 30 % of it covered (level H). A blank text and one that is too
 * long have no code.
 */
export function qrMatrix(value: string): QrResult {
  if (value.trim() === '') return { kind: 'empty' };
  if (new TextEncoder().encode(value).length > maxBytes) return { kind: 'tooLong' };
  return { kind: 'code', modules: encodeQR(value, 'raw', { ecc: 'high', encoding: 'byte', border: quietZone }) };
}

/**
 * The dark modules as SVG path data, one unit per module; adjacent modules of a row form one
 * rectangle.
 */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) => runsOf(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`))
    .join('');
}

/** The runs of dark modules in a row: start and length. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
