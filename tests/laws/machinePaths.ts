import type { SourceFile } from './sources.ts';

/** Text that is valid on one machine only; in parts, so that this file does not match itself. */
const foreign = [
  {
    name: 'a path of one machine',
    pattern: new RegExp(`(?<![\\w.@/-])/(?:${['work', 'tmp', 'home', 'root', 'Users'].join('|')})/\\w`),
  },
  {
    name: 'a package registry',
    pattern: new RegExp(
      `\\b(?:registry|npm|mirror|proxy)[\\w-]*\\.[\\w.-]+\\.(?:${['org', 'com', 'io', 'net', 'local'].join('|')})\\b`,
    ),
  },
];

/** Lines with a path of one machine or the address of a package registry. */
export function machineLines({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = foreign.find(({ pattern }) => pattern.test(line));
    return found ? [`${path}:${index + 1} names ${found.name}`] : [];
  });
}
