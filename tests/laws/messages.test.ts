import { expect, test } from 'vitest';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { shownBy } from '../../packages/ui/src/messages/generated/shownBy.ts';
import { messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import { storyIds } from './messages.ts';
import { codeFiles, patience } from './sources.ts';

/** The commands that update the list. */
const remedy = 'run npm run test:stories, then node scripts/run.cjs messages';

test('every message of the catalogue is shown by a story', () => {
  const silent = listMessages()
    .map(messageName)
    .filter((name) => (shownBy[name] ?? []).length === 0);
  expect(silent, remedy).toEqual([]);
});

test('every story in the list exists', { timeout: patience }, () => {
  const stories = codeFiles.filter(({ path }) => path.endsWith('.stories.tsx'));
  const ids = new Set(stories.flatMap(storyIds));
  const named = [...new Set(Object.values(shownBy).flat())];
  expect(
    named.filter((id) => !ids.has(id)),
    remedy,
  ).toEqual([]);
});

test('reads story ids from a file', () => {
  const text = `
    const meta = {
      title: 'Telas/Conta/Recuperar senha',
    };
    export default meta;
    export const SentWithoutPreview: Story = {};
  `;
  expect(storyIds({ path: 'x.stories.tsx', text })).toEqual(['telas-conta-recuperar-senha--sent-without-preview']);
  const short = "const meta = { title: 'Fundamentos/Temas' } satisfies Meta;\nexport const Default = {};\n";
  expect(storyIds({ path: 'y.stories.tsx', text: short })).toEqual(['fundamentos-temas--default']);
});
