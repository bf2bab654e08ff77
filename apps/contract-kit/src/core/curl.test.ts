import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../testServer.ts';
import { curlLine } from './curl.ts';
import { Secrets } from './secrets.ts';

const run = promisify(execFile);
let server: TestServer | null = null;
let seen: { method: string; url: string; headers: Record<string, unknown>; body: string } | null = null;

beforeAll(async () => {
  server = await serve((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
      response.end();
    });
  });
});
afterAll(() => server?.close());

const token = 'tokenDeSessaoCom22Letras';
const password = 'senha"forte\'do $membro';
const secrets = new Secrets();
for (const secret of [token, password]) secrets.learn(secret);

function request(body: string | undefined) {
  const headers = new Headers({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });
  return { method: 'PUT', url: `${server?.url}/api/perfil?ref=a%20b`, headers, body };
}

describe('the curl line of a finding', { timeout: 20_000 }, () => {
  it.each([`{"name":"D'Ávila \\"da\\" $HOME \`id\` \\\\ !x"}`, '{"', '', `{"text":"linha\n\toutra"}`])(
    'sends the same request again: %s',
    async (body) => {
      const line = curlLine({ ...request(body), as: 'member' }, secrets);
      expect(line).not.toContain(token);
      await run('sh', ['-c', line], { env: { ...process.env, MEMBER_TOKEN: token } });
      expect(seen).toMatchObject({
        method: 'PUT',
        url: '/api/perfil?ref=a%20b',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
      });
    },
  );

  it('has no secrets, in whatever form they are written', () => {
    const body = `${JSON.stringify({ password })} ${encodeURIComponent(password)} ${password}-nova`;
    const line = curlLine(request(body), secrets, ['x-api-key']);
    expect(line).toContain(`-H 'Authorization: Bearer ***'`);
    expect(line).toContain(`-H 'X-Api-Key: ***' --data-raw '{"password":"***"} *** ***-nova'`);
  });

  it('is short', () => {
    const dataOf = (body: string) => curlLine(request(body), secrets).split('--data-raw ')[1];
    expect(dataOf(`"${'x'.repeat(5000)}"`)).toBe(`'"x… (5000 times "x")"'`);
    expect(dataOf('ab'.repeat(5000))).toBe(`'ab… (5000 times "ab")'`);
    const numbers = Array.from({ length: 2000 }, (_, index) => index + 1000).join('');
    expect(dataOf(numbers)).toBe(`'${numbers.slice(0, 2000)}… (8000 characters)'`);
  });
});

it('a secret that is cut is hidden, too', () => {
  expect(secrets.masked(`got "${token.slice(0, 20)}…"`)).toBe('got "***…"');
  expect(secrets.masked('got "tokenDe…"')).toBe('got "tokenDe…"');
  secrets.learn('gatewaysecret77');
  expect(secrets.masked('X-Key: gatewaysecr…')).toBe('X-Key: ***…');
});

it('tokens of answers and parts of links are secrets', () => {
  const learned = new Secrets();
  learned.learnFrom('{"token":"abcdefghij"}');
  learned.learnLink(new URL('https://portal.test/redefinir-senha?token=0123456789abcdef'));
  expect(learned.masked('abcdefghij, 0123456789abcdef, redefinir-senha')).toBe('***, ***, redefinir-senha');
});
