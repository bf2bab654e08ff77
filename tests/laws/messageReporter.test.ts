import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessageReporter } from '../../.storybook/messages/reporter.ts';
import { listMessages, messageName } from '../../packages/ui/src/messages/catalogue.ts';

const names = listMessages().map(messageName);
const id = 'telas-global-inicio--default';
const upToDate = `${JSON.stringify(Object.fromEntries(names.map((name) => [name, id])), null, 2)}\n`;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  file = path.join(folder, 'shownBy.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A run of the only story file, whose story shows all messages but some. */
interface Run {
  without?: string;
  state?: 'passed' | 'failed' | 'skipped';
  /** Number of story files in the project. */
  files?: number;
  testNamePattern?: RegExp;
}

/** Ends a run, and returns what was reported, and the file. */
async function end({ without, state = 'passed', files = 1, testNamePattern }: Run = {}) {
  const said: string[] = [];
  const messages = { last: names.filter((name) => name !== without), passing: [] };
  await new MessageReporter(file, (sentence: string) => said.push(sentence)).onTestRunEnd([
    {
      ok: () => state !== 'failed',
      project: {
        name: 'stories (chromium)',
        globTestFiles: async () => ({ testFiles: Array.from({ length: files }, String) }),
        vitest: { config: { testNamePattern } },
      },
      children: { allTests: () => [{ meta: () => ({ storyId: id, messages }), result: () => ({ state }) }] },
    },
  ]);
  return { said, text: readFileSync(file, 'utf8') };
}

test('a list that is up to date passes', async () => {
  writeFileSync(file, upToDate);
  expect(await end()).toEqual({ said: [], text: upToDate });
});

test('a list that names other stories is corrected', async () => {
  writeFileSync(file, '{}');
  expect(await end()).toEqual({
    said: ['.storybook/messages/shownBy.json was out of date. It is up to date now: commit it.'],
    text: upToDate,
  });
});

test('a message that no story shows is reported, and leaves the list', async () => {
  writeFileSync(file, upToDate);
  const [without = ''] = names;
  const { said, text } = await end({ without });
  expect(said[0]).toContain(`No story shows the message ${without}: `);
  expect(text).not.toContain(`"${without}":`);
});

test.each<[string, Run]>([
  ['one file of two', { files: 2 }],
  ['stories by name', { testNamePattern: /Padrão/ }],
  ['a failed story', { state: 'failed' }],
  ['skipped stories', { state: 'skipped' }],
])('a run of %s says nothing', async (_title, run) => {
  writeFileSync(file, '{}');
  expect(await end(run)).toEqual({ said: [], text: '{}' });
});
