import { decodeQR } from 'qr/decode.js';
import type { QrModules } from './qr.ts';

/** Side length of one module in the reader's picture, in pixels. */
const unit = 4;

/**
 * Decodes a QR code from its modules.
 * @throws Error when they are not a code
 */
export function readQr(modules: QrModules): string {
  const width = modules.length * unit;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = modules[Math.floor(y / unit)]?.[Math.floor(x / unit)] === true;
      if (isDark) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return decodeQR({ data, width, height: width });
}
