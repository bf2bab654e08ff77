import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { SourceFile } from './sources.ts';
import { storyNames } from './stories.ts';

/** The ids of a file's stories, as they stand in the address; none when its title is not written as a text. */
export function storyIds(source: SourceFile): string[] {
  const title = /^\s+title: '([^']+)',?|\{ title: '([^']+)'/m.exec(source.text)?.slice(1).find(Boolean);
  return title === undefined ? [] : storyNames(source).map((name) => toId(title, storyNameFromExport(name)));
}
