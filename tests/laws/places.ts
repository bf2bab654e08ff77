import type { SourceFile } from './sources.ts';

/** Text that belongs to one machine. In parts, so that this file does not hold what it looks for. */
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

/** Lines of a file that only make sense on the machine they were written on. */
export function foreignLines({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = foreign.find(({ pattern }) => pattern.test(line));
    return found ? [`${path}:${index + 1} names ${found.name}`] : [];
  });
}
