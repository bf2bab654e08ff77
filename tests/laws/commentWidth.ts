import type { SourceFile } from './sources.ts';

/** Most columns of a comment line. */
const widest = 100;

/** The start of a line that is only a comment. */
const comment = /^\s*(?:\/\/|\/\*|\*\/?\s|\{\/\*)/;

/** Comment lines that are too long. A line with a web address may be longer. */
export function wideComments({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > widest && comment.test(line) && !line.includes('://') ? [`${path}:${index + 1}`] : [],
    );
}
