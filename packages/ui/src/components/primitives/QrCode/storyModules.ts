import { quietZone, type QrModules } from './qrMatrix.ts';

/**
 * The modules of a code on the screen, asked of the browser at the middle of each: what it would
 * paint there.
 */
export function modulesOfScreen(svg: HTMLElement): QrModules {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path');
  if (path === null) throw new Error('The code has no modules.');
  const places = Array.from({ length: side - 2 * quietZone }, (_, index) => index + quietZone);
  return places.map((y) => places.map((x) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))));
}

/** The pixels of a picture. */
export async function pixelsOf(picture: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
