import { readFileSync } from 'node:fs';

/** A file in an encoding that `readText` does not support. Its message is the end of a sentence. */
export class EncodingProblem extends Error {
  override name = 'EncodingProblem';
  override message = 'is neither UTF-8 nor UTF-16: save it as UTF-8';
}

/** The encoding that a byte order mark at the start names; without one, UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Bytes without UTF-8's byte order mark, for files whose parts have encodings of their own. */
export function withoutMark(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
}

/**
 * Reads a text file that a person has written: UTF-8, or UTF-16 with a byte order mark, as Windows editors save it.
 * Removes the mark.
 * @throws EncodingProblem for another encoding, and Node's error for an unreadable file
 */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new EncodingProblem();
  }
}
