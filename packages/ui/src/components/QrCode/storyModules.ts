import { quietZone, type QrModules } from './qrMatrix.ts';

function grid(side: number, isDark: (x: number, y: number) => boolean): QrModules {
  const places = Array.from({ length: side - 2 * quietZone }, (_, index) => index + quietZone);
  return places.map((y) => places.map((x) => isDark(x, y)));
}

/** The modules of a drawn code, asked of the browser at the middle of each: what it would paint there. */
export function modulesOfScreen(svg: HTMLElement): QrModules {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path');
  if (path === null) throw new Error('The code has no modules.');
  return grid(side, (x, y) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)));
}

/** The modules of a picture of a code, read from its pixels. The first dark one of its diagonal tells how large a module is. */
export async function modulesOfPicture(picture: Blob): Promise<QrModules> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const isDark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
  let margin = 0;
  while (margin < width && !isDark(margin, margin)) margin += 1;
  const unit = margin / quietZone;
  return grid(width / unit, (x, y) => isDark(Math.floor((x + 0.5) * unit), Math.floor((y + 0.5) * unit)));
}
