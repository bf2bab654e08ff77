import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { storyWords } from '../../.storybook/names/storyWords.ts';
import { codeFiles, patience } from './sources.ts';
import { namelessStories } from './stories.ts';

test('at least 95 % of the stories have a name that a designer would say', { timeout: patience }, () => {
  const files = codeFiles.filter(({ path }) => path.endsWith('.stories.tsx'));
  const stories = files.flatMap((file) => namelessStories(file).map((name) => ({ path: file.path, name })));
  expect(stories.length).toBeGreaterThan(0);
  const unsaid = stories.filter(({ name }) => {
    const spaced = storyNameFromExport(name);
    return storyWords(spaced) === spaced && !sameInBoth.has(name);
  });
  if (unsaid.length > stories.length * 0.05) expect(unsaid).toEqual([]);
});

/** Words that are the same in Portuguese, or are no words. */
const sameInBoth = new Set(['Premium', 'Menu']);

test('a story without a name of its own is found', () => {
  const text = `
    export const Default: Story = {};
    export const Empty: Story = { name: 'Nada ainda' };
    export const Dark = { ...Default } satisfies Story;
  `;
  expect(namelessStories({ path: 'x.stories.tsx', text })).toEqual(['Default', 'Dark']);
});

test('names are said in Portuguese, and those we know no word for are kept', () => {
  expect(storyWords('Long Narrow')).toBe('Textos longos no celular');
  expect(storyWords('Default')).toBe('Padrão');
  expect(storyWords('Busca por nome')).toBe('Busca por nome');
});
