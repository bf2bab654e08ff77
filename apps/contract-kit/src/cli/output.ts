/** Where a command writes: the process's streams, or those of a test. */
export interface Output {
  out: (text: string) => void;
  /** For progress and problems. */
  err: (text: string) => void;
  /** Whether a line of `err` can be overwritten. */
  isTerminal: boolean;
}

/** The streams of this process. */
export const processOutput: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};
