import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../testServer.ts';
import { bodyText, curlLine } from './reproduce.ts';
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
const secrets = new Secrets();
secrets.learn(token, 'TOKEN');
secrets.learn('senha"forte\'do $membro', 'PASSWORD');

function request(body: string | undefined, path = '/api/perfil?ref=a%20b') {
  const headers = new Headers({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });
  return { method: 'PUT', url: `${server?.url}${path}`, headers, body };
}

describe('the curl line of a finding', { timeout: 20_000 }, () => {
  it.each([
    `{"name":"D'Ávila \\"da\\" $HOME \`id\` \\\\ !x"}`,
    '{"',
    '',
    "'",
    '"; rm -rf / #',
    `{"text":"linha\n\toutra"}`,
    `{"filling":"${'x'.repeat(1_100_000)}","name":"O'Hara"}`,
    `{"filling":"${"🌱'".repeat(60_000)}\\n\\n"}`,
  ])('sends the same request again: %.60s', async (body) => {
    const line = curlLine(request(body), secrets);
    expect(line.length).toBeLessThan(1000);
    await run('sh', ['-c', line], { env: { ...process.env, TOKEN: token } });
    expect(seen).toMatchObject({
      method: 'PUT',
      url: '/api/perfil?ref=a%20b',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
  });

  it('has variables for secrets, also beside letters and quotes', async () => {
    const line = curlLine(request(`{"token":"${token}x","name":"O'Hara"}`, `/api/a/${token}`), secrets);
    expect(line).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(line).not.toContain(token);
    await run('sh', ['-c', line], { env: { ...process.env, TOKEN: 'outro' } });
    expect(seen).toMatchObject({ url: '/api/a/outro', body: `{"token":"outrox","name":"O'Hara"}` });
  });
});

describe('the body of a finding', () => {
  it('has no secrets, in whatever form they are written', () => {
    const password = 'senha"forte\'do $membro';
    const body = `${JSON.stringify({ password })} ${encodeURIComponent(password)} ${password}-nova`;
    expect(bodyText(request(body), secrets)).toBe('{"password":"***"} *** ***-nova');
  });

  it('is short', () => {
    expect(bodyText(request(`"${'x'.repeat(5000)}"`), secrets)).toBe('"x… (5000 times "x")"');
    expect(bodyText(request('ab'.repeat(5000)), secrets)).toBe('ab… (5000 times "ab")');
    const numbers = Array.from({ length: 2000 }, (_, index) => index + 1000).join('');
    expect(bodyText(request(numbers), secrets)).toBe(`${numbers.slice(0, 2000)}… (8000 characters)`);
    expect(bodyText(request(undefined), secrets)).toBeUndefined();
  });
});

it('a secret that is cut is hidden, too', () => {
  expect(secrets.masked(`got "${token.slice(0, 20)}…"`)).toBe('got "***…"');
  expect(secrets.masked('got "tokenDe…"')).toBe('got "tokenDe…"');
});

it('tokens of answers and parts of links are secrets', () => {
  const learned = new Secrets();
  learned.learnFrom('{"token":"abcdefghij"}');
  learned.learnLink(new URL('https://portal.test/redefinir-senha?token=0123456789abcdef'));
  expect(learned.masked('abcdefghij, 0123456789abcdef, redefinir-senha')).toBe('***, ***, redefinir-senha');
});
