import { expect, test } from 'vitest';
import { keyRows } from '../../.storybook/docs/accessibility/keyboard.ts';
import { foundations } from '../../.storybook/docs/foundations/foundations.ts';
import { allPaths, read, type SourceFile } from './sources.ts';

const files = read(allPaths.filter((path) => /\.stories\.tsx$|\.mdx$/.test(path)));

const component = /^packages\/ui\/src\/components\/(?:primitives\/|domain\/)?(?!primitives|domain)[^/]+(?=\/)/;

/** The folders of components without a story of their usual state. */
function foldersWithout(paths: readonly string[], stories: readonly SourceFile[]): string[] {
  const folders = new Set(paths.flatMap((path) => component.exec(path) ?? []));
  const shown = stories.filter(({ text }) => /^export const Default\b/m.test(text)).map(({ path }) => path);
  return [...folders].filter((folder) => !shown.some((path) => path.startsWith(`${folder}/`)));
}

test('every component of the design system has a story of its usual state', () => {
  expect(foldersWithout(allPaths, files)).toEqual([]);
});

test('a component without a story of its usual state is found', () => {
  const folder = 'packages/ui/src/components/primitives/Button';
  const story = (name: string) => [{ path: `${folder}/Button.stories.tsx`, text: `export const ${name} = {};` }];
  expect(foldersWithout([`${folder}/Button.tsx`], [])).toEqual([folder]);
  expect(foldersWithout([`${folder}/Button.tsx`], story('Busy'))).toEqual([folder]);
  expect(foldersWithout([`${folder}/Button.tsx`], story('Default'))).toEqual([]);
});

test("the documents' links to stories lead to one", () => {
  const titles = files.map(({ text }) => {
    const [, ofDocument, ofStories] = /<Meta\s+title="([^"]+)"|\bmeta\b[^]*?\btitle: '([^']+)'/.exec(text) ?? [];
    return ofDocument ?? ofStories;
  });
  const written = files.flatMap(({ text }) =>
    [...text.matchAll(/docsHref\('([^']+)'\)/g)].map(([, title = '']) => title),
  );
  const listed = [...keyRows.map(({ title }) => title), ...foundations.map(({ page }) => `Fundamentos/${page}`)];
  expect(written.length).toBeGreaterThan(0);
  expect([...written, ...listed].filter((title) => !titles.includes(title))).toEqual([]);
});
