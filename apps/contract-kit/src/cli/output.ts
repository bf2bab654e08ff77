import type { Writable } from 'node:stream';

/** Where a command writes: the process's streams, or those of a test. */
export interface Output {
  out: (text: string) => void;
  /** For progress and problems. */
  err: (text: string) => void;
  /** Whether a terminal can overwrite a line of `err`. */
  isTerminal: boolean;
}

/** Returns to the start of the terminal's line and clears it. */
export const clearLine = '\r\u001b[K';

/**
 * Makes a text safe for a terminal: escapes control characters, which a backend can put into any title, except
 * `clearLine` at the start.
 */
export function printable(text: string): string {
  const start = text.startsWith(clearLine) ? clearLine : '';
  const escaped = text
    .slice(start.length)
    .replaceAll(
      /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return start + escaped;
}

/**
 * Writes to two streams. A closed pipe (`| head`), a closed terminal or a full disk does not end
 * the run, which must still undo what it did and write its reports.
 */
export function outputTo(out: Writable, err: Writable, isTerminal: boolean): Output {
  for (const stream of [out, err]) stream.on('error', () => undefined);
  return { out: (text) => out.write(printable(text)), err: (text) => err.write(printable(text)), isTerminal };
}

/** The streams of this process. */
export const processOutput: Output = outputTo(process.stdout, process.stderr, process.stderr.isTTY);
