import { expect, test } from 'vitest';
import { codeFiles, patience } from './sources.ts';
import { folderFaults, storyFaults } from './stories.ts';

const components = /^packages\/ui\/src\/components\/[^/]+/;

test('every folder of the design system has stories, and one that shows its usual state', { timeout: patience }, () => {
  const folders = [...new Set(codeFiles.flatMap(({ path }) => components.exec(path) ?? []))];
  expect(folders.length).toBeGreaterThan(0);
  const filesOf = (folder: string) => codeFiles.filter(({ path }) => path.startsWith(`${folder}/`));
  expect(folders.flatMap((folder) => folderFaults(folder, filesOf(folder)))).toEqual([]);
});

test('every story is named after a state', { timeout: patience }, () => {
  expect(codeFiles.filter(({ path }) => path.endsWith('.stories.tsx')).flatMap(storyFaults)).toEqual([]);
});

const folder = 'packages/ui/src/components/Button';
const component = { path: `${folder}/Button.tsx`, text: 'export function Button() {}' };
function stories(text: string) {
  return { path: `${folder}/Button.stories.tsx`, text };
}

test('a folder without stories, or without its usual state, is found', () => {
  expect(folderFaults(folder, [component])).toEqual([`${folder} has no stories`]);
  const busy = stories('export const Busy = {};');
  expect(folderFaults(folder, [component, busy])).toEqual([`${folder} has no story called Default`]);
  expect(folderFaults(folder, [component, stories('export const Default = {};')])).toEqual([]);
});

test.each(['export const Error = {};', 'export function Error() {}', 'const Failed = {}; export { Failed as Error };'])(
  'a story called Error is found: %s',
  (text) => {
    expect(storyFaults(stories(text))).toHaveLength(1);
  },
);
