import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { SourceFile } from './sources.ts';
import { storyNames } from './stories.ts';

/** The story ids of a file; empty when its title is not a string literal. */
export function storyIds(source: SourceFile): string[] {
  const title = /^\s+title: '([^']+)',?|\{ title: '([^']+)'/m.exec(source.text)?.slice(1).find(Boolean);
  return title === undefined ? [] : storyNames(source).map((name) => toId(title, storyNameFromExport(name)));
}
