import { expect, test, vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { patience, runTask, startCommand, type Outcome } from './run.ts';

vi.setConfig({ testTimeout: patience });

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

/** Starts the dev server as `npm run dev` does, to its end. */
function runDev(API_URL: string): Promise<Outcome> {
  return startCommand(process.execPath, ['node_modules/vite/bin/vite.js', 'apps/portal'], { API_URL }).ended;
}

test('npm start and npm run dev say that no backend answers', async () => {
  const address = `http://127.0.0.1:${await freePort()}/api`;
  const sentence = `No backend answers at API_URL=${address} (ECONNREFUSED): start it or correct the address, or leave API_URL out for the mock server.`;
  expect(await runTask('start', [], { API_URL: `${address}/` })).toEqual({ code: 1, output: `${sentence}\n` });
  const dev = await runDev(`${address}/`);
  expect(dev.code).toBe(1);
  expect(dev.output).toContain(sentence);
});

test('npm run dev refuses nonsense too', async () => {
  const { code, output } = await runDev('nonsense');
  expect(code).toBe(1);
  expect(output).toContain('API_URL is "nonsense", which is not the address of a backend');
});
