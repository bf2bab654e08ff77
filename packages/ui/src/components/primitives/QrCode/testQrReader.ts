import { decodeQR } from 'qr/decode.js';
import type { QrModules } from './qr.ts';

/** Pixels of one module where a code is painted for the reader. */
const unit = 4;

/** The text of a QR code, read from its modules. @throws Error when they are none */
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
