import { encode } from 'uqr';

/** Rows of modules from top to bottom, true for dark, without the quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** A QR code, or the reason why there is none. */
export type QrResult = { kind: 'code'; modules: QrModules } | { kind: 'empty' } | { kind: 'tooLong' };

/** Greatest number of UTF-8 bytes in a code (ISO/IEC 18004: version 40, level M). */
export const mostBytes = 2331;

/** Width of the white margin in modules (ISO/IEC 18004). */
export const quietZone = 4;

/**
 * The modules of a text's QR code, readable with about 15 % of it damaged (level M, or higher at
 * the same size). A blank text and one that is too long have no code.
 */
export function qrMatrix(value: string): QrResult {
  if (value.trim() === '') return { kind: 'empty' };
  const bytes = new TextEncoder().encode(value);
  if (bytes.length > mostBytes) return { kind: 'tooLong' };
  return { kind: 'code', modules: encode([...bytes], { ecc: 'M', boostEcc: true, border: 0 }).data };
}
