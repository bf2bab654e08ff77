import { qrMatrix, type QrModules } from './qrMatrix.ts';
import { qrPath, qrSide, runsOf } from './qrPath.ts';
import { quietZone } from './qrMatrix.ts';

/** Dark on white in every theme, or phones do not read it. */
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
  const side = qrSide(modules);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"`,
    ` shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="${qrColors.light}"/>`,
    `<path d="${qrPath(modules)}" fill="${qrColors.dark}"/></svg>\n`,
  ].join('');
}

/**
 * A text's QR code as a PNG file. Browsers only.
 * @param size least width and height in pixels; rounded up to whole pixels per module, so that
 * edges stay sharp
 * @throws (rejects with) RangeError when the text is blank or too long for a code, Error when the
 * browser creates no image
 */
export async function qrPngBlob(value: string, size = 1024): Promise<Blob> {
  const modules = modulesOf(value);
  const side = qrSide(modules);
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
    for (const [x, length] of runsOf(row))
      context.fillRect((x + quietZone) * unit, (y + quietZone) * unit, length * unit, unit);
  }
}
