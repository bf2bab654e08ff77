import { expect, test } from 'vitest';
import { startCommand, startFile, type Outcome } from '../support/run.ts';

/** The files that `npm start` and `npm run dev` start. */
const commands = {
  start: (env: Record<string, string>): Promise<Outcome> => startFile('scripts/serve/main.ts', [], env).ended,
  dev: (env: Record<string, string>): Promise<Outcome> => startCommand('npm', ['run', '--silent', 'dev'], env).ended,
};

const nonsense = [
  'nonsense',
  'localhost:8080/api',
  'ftp://example.com/api',
  'https://ana:secret@example.com',
  'https://example.com/api?x=1',
];

test.each(nonsense)('npm start refuses API_URL=%s in one sentence', async (address) => {
  const { code, output } = await commands.start({ API_URL: address });
  expect(code).toBe(1);
  expect(output).toBe(
    `API_URL is "${address}", which is not the address of a backend: give it as in API_URL=https://example.com/api, or leave it out for the mock server.\n`,
  );
});

test.each(Object.entries(commands))('npm run %s says that no backend answers', async (_, command) => {
  const address = 'http://127.0.0.1:2/api';
  const { code, output } = await command({ API_URL: `${address}/` });
  expect(code).toBe(1);
  expect(output).toBe(
    `No backend answers at API_URL=${address} (ECONNREFUSED): start it or correct the address, or leave API_URL out for the mock server.\n`,
  );
});

test('npm run dev refuses nonsense too', async () => {
  expect((await commands.dev({ API_URL: 'nonsense' })).code).toBe(1);
});
