import { expect, test } from 'vitest';
import { codeFiles, patience } from './sources.ts';
import { folderFaults, storyFaults } from './stories.ts';

const components = /^packages\/ui\/src\/components\/(?:primitives\/|domain\/)?(?!primitives|domain)[^/]+(?=\/)/;

test('every folder of the design system has stories, and one that shows its usual state', { timeout: patience }, () => {
  const folders = [...new Set(codeFiles.flatMap(({ path }) => components.exec(path) ?? []))];
  expect(folders.length).toBeGreaterThan(0);
  const filesOf = (folder: string) => codeFiles.filter(({ path }) => path.startsWith(`${folder}/`));
  expect(folders.flatMap((folder) => folderFaults(folder, filesOf(folder)))).toEqual([]);
});

test('every story has a Portuguese name, and none is called Error', { timeout: patience }, () => {
  expect(codeFiles.filter(({ path }) => path.endsWith('.stories.tsx')).flatMap(storyFaults)).toEqual([]);
});

const folder = 'packages/ui/src/components/primitives/Button';
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

test.each([
  "export const Error = { name: 'Falha' };",
  'export function Error() {}',
  "const Failed = { name: 'Falha' }; export { Failed as Error };",
])('a story called Error is found: %s', (text) => {
  expect(storyFaults(stories(text))).toHaveLength(1);
});

test('a story without its own name is found', () => {
  const text = `
    export const Default: Story = {};
    export const Empty: Story = { name: 'Nada ainda' };
    export const Same = { ...Default } satisfies Story;
    export const Computed: Story = { name: words.computed };
    export const Made = storyOf('x');
  `;
  expect(storyFaults(stories(text))).toEqual(
    ['Default', 'Same', 'Computed', 'Made'].map(
      (name) => `${folder}/Button.stories.tsx: ${name} has no name for the sidebar`,
    ),
  );
});
