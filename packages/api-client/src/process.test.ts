import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A script as a person would write it: one call, and nothing that ends the process. */
const script = (base: string, timeout: string) => `
import { createApi } from ${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))};
const api = createApi({ baseUrl: ${JSON.stringify(base)}${timeout} });
const { data } = await api.GET('/courses').catch(({ kind }) => ({ data: kind }));
console.log(JSON.stringify(data));
console.log(Date.now());
`;

/** The output of a script, and the milliseconds from its last line to its end. */
async function runScript(text: string): Promise<{ printed: string; lived: number }> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', text];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await new Promise((resolve) => child.once('close', resolve));
  const [printed = '', done = ''] = output.trim().split('\n');
  return { printed, lived: Date.now() - Number(done) };
}

test.each([
  ['an answer', 200, '', '[]'],
  ['an error', 500, '', '"server"'],
  ['an answer that is no JSON', 204, '', '"shape"'],
  ['no answer in time', null, ', timeout: 200', '"connection"'],
] as const)('a Node script ends after %s', async (_what, status, timeout, printed) => {
  const server = createServer((_asked, answer) => {
    if (status === null) return;
    answer.writeHead(status, { 'Content-Type': 'application/json' }).end(status === 200 ? '[]' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api`;
  const ended = await runScript(script(base, timeout));
  server.closeAllConnections();
  server.close();
  expect(ended).toEqual({ printed, lived: expect.any(Number) });
  expect(ended.lived).toBeLessThan(3000);
});
