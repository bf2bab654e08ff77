import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePortal, type Backend, type RunningPortal } from '../../scripts/serve/servePortal.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'portal-reports-'));
const backend: Backend = { paths: ['/api/*'], answer: ({ text }) => text(''), about: () => '' };
const lines: string[] = [];

let portal: RunningPortal;

beforeAll(async () => {
  writeFileSync(path.join(dist, '200.html'), '<title>Portal</title>');
  portal = await servePortal({ dist, backend, port: 0, report: (line) => void lines.push(line) });
});

afterAll(async () => {
  await portal.close();
  rmSync(dist, { recursive: true, force: true });
});

beforeEach(() => void (lines.length = 0));

function post(body: string, type = 'application/json') {
  return fetch(`${portal.address}/reports`, { method: 'POST', headers: { 'Content-Type': type }, body });
}

const error = {
  kind: 'error',
  name: 'TypeError',
  at: '/assets/main-a1.js:1:123456',
  route: '/perfil',
  release: '20261124.1',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.7499.0 Safari/537.36',
};

test('a report is one line of the log', async () => {
  expect((await post(JSON.stringify({ ...error, value: 3 }))).status).toBe(204);
  expect(lines).toEqual([`report ${JSON.stringify({ ...error, value: 3 })}`]);
});

test('only known fields are logged, without queries, in one line', async () => {
  const hostile = {
    ...error,
    name: 'x\n{"kind":"forged"}',
    at: '/redefinir-senha?token=abc',
    message: 'segredo',
    user: {},
  };
  expect((await post(JSON.stringify(hostile))).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/token=|segredo|user|\n/);
});

test('a violation of the policy is taken as browsers without the Reporting API send it', async () => {
  const report = { 'document-uri': '/curso/12?token=abc', 'violated-directive': 'img-src', 'blocked-uri': 'inline' };
  expect((await post(JSON.stringify({ 'csp-report': report }), 'application/csp-report')).status).toBe(204);
  expect(lines).toEqual(['report {"violated-directive":"img-src","blocked-uri":"inline"}']);
});

test('a long field is cut', async () => {
  expect((await post(JSON.stringify({ ...error, name: 'a '.repeat(8_000) }))).status).toBe(204);
  expect(lines[0]?.length).toBeLessThan(900);
});

test.each(['{', '', 'null', '"text"', '1', '[1]', '[[]]'])('a body of another shape is 400: %s', async (body) => {
  expect((await post(body)).status).toBe(400);
  expect(lines).toEqual([]);
});

test('a body without a length is 413', async () => {
  const sent = openRequest(`${portal.address}/reports`, { method: 'POST' });
  sent.write('{');
  const [answer] = await once(sent, 'response');
  sent.destroy();
  expect(answer.statusCode).toBe(413);
});

test('a flood is 300 lines a minute, in many bodies as in one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const other = await servePortal({ dist, backend, port: 0, report: (line) => void lines.push(line) });
  const flood = (count: number) =>
    fetch(`${other.address}/reports`, {
      method: 'POST',
      body: JSON.stringify(Array.from({ length: count }, () => error)),
    });
  for (const count of [50, 50, 50, 50, 50, 50]) await flood(count);
  expect(lines).toHaveLength(300);
  const refused = await flood(1);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  vi.advanceTimersByTime(60_000);
  expect((await flood(1)).status).toBe(204);
  await other.close();
  vi.useRealTimers();
});
