import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import shownBy from '../../.storybook/messages/shownBy.json' with { type: 'json' };
import { listedName } from '../../.storybook/messages/findMessages.ts';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { allPaths, read } from './sources.ts';

const names = listMessages().map(listedName);

/** The ids of all stories. */
function storyIds(): Set<string> {
  const files = read(allPaths.filter((path) => path.endsWith('.stories.tsx')));
  const makeTitle = (title = '') => title;
  return new Set(
    files.flatMap(({ path, text }) =>
      loadCsf(text, { fileName: path, makeTitle })
        .parse()
        .stories.map(({ id }) => id),
    ),
  );
}

test('a story shows every message', () => {
  const missing = names.filter((name) => !(name in shownBy));
  expect(missing, 'show it in a story, or delete it; then: npm test -- stories PATH --update').toEqual([]);
});

test('the list of stories by message has no others', () => {
  const ids = storyIds();
  const leftover = Object.entries(shownBy).filter(([name, id]) => !names.includes(name) || !ids.has(id));
  expect(leftover, 'then: npm test -- stories PATH --update').toEqual([]);
});
