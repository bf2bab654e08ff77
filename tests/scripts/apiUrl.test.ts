import { expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { runTask } from '../support/run.ts';

const nonsense = [
  'nonsense',
  'localhost:8080/api',
  'ftp://example.com/api',
  'https://ana:secret@example.com',
  'https://example.com/api?x=1',
];

test.each(nonsense)('npm start refuses API_URL=%s in one sentence', async (address) => {
  const { code, output } = await runTask('start', [], { API_URL: address });
  expect(code).toBe(1);
  expect(output).toBe(
    `API_URL is "${address}", which is not the address of a backend: give it as in API_URL=https://example.com/api, or leave it out for the mock server.\n`,
  );
});

test.each(['start', 'dev'])('npm run %s says that no backend answers', async (task) => {
  const address = `http://127.0.0.1:${await freePort()}/api`;
  const { code, output } = await runTask(task, [], { API_URL: `${address}/` });
  expect(code).toBe(1);
  expect(output).toBe(
    `No backend answers at API_URL=${address} (ECONNREFUSED): start it or correct the address, or leave API_URL out for the mock server.\n`,
  );
});

test('npm run dev refuses nonsense too', async () => {
  expect((await runTask('dev', [], { API_URL: 'nonsense' })).code).toBe(1);
});
