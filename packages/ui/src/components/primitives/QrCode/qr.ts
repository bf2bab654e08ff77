import { encodeQR } from 'qr';

/** Rows of modules from top to bottom with the white margin, true for dark. */
export type QrModules = readonly (readonly boolean[])[];

/** A QR code, or the reason why there is none. */
type QrResult = { kind: 'code'; modules: QrModules } | { kind: 'empty' } | { kind: 'tooLong' };

/** Maximum number of UTF-8 bytes in a code (ISO/IEC 18004: version 40, level M). */
export const maxBytes = 2331;

/** Width of the white margin in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * The modules of a text's QR code, readable with about 15 % of it damaged (level M). A blank text
 * and one that is too long have no code.
 */
export function qrMatrix(value: string): QrResult {
  if (value.trim() === '') return { kind: 'empty' };
  if (new TextEncoder().encode(value).length > maxBytes) return { kind: 'tooLong' };
  return { kind: 'code', modules: encodeQR(value, 'raw', { ecc: 'medium', encoding: 'byte', border: quietZone }) };
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
export function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

/** Dark on white in every theme: phones do not read inverted codes. */
export const qrColors = { dark: '#000000', light: '#ffffff' } as const;

function modulesOf(value: string): QrModules {
  const result = qrMatrix(value);
  if (result.kind !== 'code') throw new RangeError(`This text has no QR code: ${result.kind}.`);
  return result.modules;
}

/**
 * A text's QR code as the text of an SVG file.
 * @param size default width and height in pixels
 * @throws RangeError when the text is blank or too long for a code
 */
export function qrSvgText(value: string, size = 1024): string {
  const modules = modulesOf(value);
  const side = modules.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"`,
    ` shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="${qrColors.light}"/>`,
    `<path d="${qrPath(modules)}" fill="${qrColors.dark}"/></svg>\n`,
  ].join('');
}

/**
 * A text's QR code as a PNG file. Browsers only.
 * @param size minimum width and height in pixels; rounded up to whole pixels per module, so that edges stay sharp
 * @throws (rejects with) RangeError when the text is blank or too long for a code, Error when the browser creates no
 * image
 */
export async function qrPngBlob(value: string, size = 1024): Promise<Blob> {
  const modules = modulesOf(value);
  const side = modules.length;
  const unit = Math.max(1, Math.ceil(size / side));
  const canvas = document.createElement('canvas');
  canvas.width = side * unit;
  canvas.height = side * unit;
  draw(canvas, modules, unit);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser drew no picture of the QR code.');
  return blob;
}

function draw(canvas: HTMLCanvasElement, modules: QrModules, unit: number): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser offers no canvas to draw the QR code on.');
  context.fillStyle = qrColors.light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = qrColors.dark;
  for (const [y, row] of modules.entries()) {
    for (const [x, length] of runsOf(row)) context.fillRect(x * unit, y * unit, length * unit, unit);
  }
}
