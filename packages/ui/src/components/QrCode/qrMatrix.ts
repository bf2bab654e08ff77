import { encode } from 'uqr';

/** Rows of modules from top to bottom, dark ones true, without the quiet zone around them. */
export type QrModules = readonly (readonly boolean[])[];

/** A QR code, or why there is none. */
export type QrResult = { kind: 'code'; modules: QrModules } | { kind: 'empty' } | { kind: 'tooLong' };

/** Bytes of UTF-8 that the largest code holds at the level used here (ISO/IEC 18004: version 40, level M). */
export const mostBytes = 2331;

/** White modules around the code, without which readers do not find it (ISO/IEC 18004). */
export const quietZone = 4;

/**
 * The modules of a text's QR code. About 15 % of it may be covered or dirty and it still reads (level M, or better where
 * that costs no room). A text of blanks only has no code, nor has one that is too long.
 */
export function qrMatrix(value: string): QrResult {
  if (value.trim() === '') return { kind: 'empty' };
  const bytes = new TextEncoder().encode(value);
  if (bytes.length > mostBytes) return { kind: 'tooLong' };
  return { kind: 'code', modules: encode([...bytes], { ecc: 'M', boostEcc: true, border: 0 }).data };
}
