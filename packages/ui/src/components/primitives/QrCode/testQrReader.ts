import jsQR from 'jsqr';
import { quietZone, type QrModules } from './qr.ts';

/** Pixels of one module where a code is painted for the reader. */
const unit = 4;

/** The text of a QR code in a picture, as a phone reads it. @throws Error when there is none */
export function readQrPicture({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string {
  const code = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  if (code === null) throw new Error('There is no QR code in the picture.');
  return code.data;
}

/** The text of a QR code, read from its modules. @throws Error when they are none */
export function readQr(modules: QrModules): string {
  const width = (modules.length + 2 * quietZone) * unit;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = modules[Math.floor(y / unit) - quietZone]?.[Math.floor(x / unit) - quietZone] === true;
      if (isDark) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return readQrPicture({ data, width, height: width });
}
