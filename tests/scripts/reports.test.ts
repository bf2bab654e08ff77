import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'portal-reports-'));
const backend = { paths: ['/api'], listener: () => undefined };
const lines: string[] = [];

let portal: RunningPortal;

beforeAll(async () => {
  writeFileSync(path.join(dist, 'index.html'), '<title>Portal</title>');
  portal = await servePortal({ dist, backend, port: 0, report: (line) => void lines.push(line) });
});

afterAll(async () => {
  await portal.close();
  rmSync(dist, { recursive: true, force: true });
});

beforeEach(() => void (lines.length = 0));

function post(body: string, type = 'application/json', method = 'POST') {
  const headers = { 'Content-Type': type };
  return fetch(`${portal.address}/reports`, { method, headers, ...(method === 'POST' ? { body } : {}) });
}

const error = {
  kind: 'error',
  message: 'TypeError: x is undefined',
  at: '/assets/main-a1.js:1:123456',
  route: '/perfil',
  release: '20261124.1',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.7499.0 Safari/537.36',
};

test('a report is one line of the log', async () => {
  expect((await post(JSON.stringify({ ...error, value: 3 }))).status).toBe(204);
  expect(lines).toEqual([`report ${JSON.stringify({ ...error, value: 3 })}`]);
});

test('what a report should not contain is not logged', async () => {
  const hostile = {
    ...error,
    message: 'ana@exemplo.com.br 123.456.789-09\n{"kind":"forged"}',
    route: '/redefinir-senha?token=abc',
    at: '/assets/a.js:1:2 ana@exemplo.com.br',
    release: '123.456.789-09 ana',
    browser: 'Mozilla/5.0 ana@exemplo.com.br',
    name: 'Ana Lima',
    user: { password: 'segredo' },
  };
  expect((await post(JSON.stringify(hostile))).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/ana@|123\.456|token=|Ana Lima|segredo|\n/);
});

describe('a violation of the policy', () => {
  const report = {
    documentURL: 'https://portal.example/curso/12?token=abc',
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/x.png?who=ana@exemplo.com.br',
    originalPolicy: "default-src 'none'",
    sample: 'typed text',
  };

  test('is taken as Chromium sends it', async () => {
    const body = JSON.stringify([
      { type: 'csp-violation', url: report.documentURL, body: report },
      { type: 'deprecation', body: {} },
    ]);
    expect((await post(body, 'application/reports+json')).status).toBe(204);
    expect(lines).toEqual([
      'report {"kind":"policy","effectiveDirective":"img-src","blockedURL":"https://evil.example/x.png?…","documentURL":"https://portal.example/curso/:id?…"}',
    ]);
  });

  test('is taken as other browsers send it', async () => {
    const old = { 'document-uri': report.documentURL, 'violated-directive': 'img-src', 'blocked-uri': 'inline' };
    expect((await post(JSON.stringify({ 'csp-report': old }), 'application/csp-report')).status).toBe(204);
    expect(lines).toEqual([
      'report {"kind":"policy","violated-directive":"img-src","blocked-uri":"inline","document-uri":"https://portal.example/curso/:id?…"}',
    ]);
  });
});

test.each(['{', '', 'null', '"text"', '1', '{}', '{"kind":1,"message":"a"}', '[1]', '[[]]'])(
  'a body of another shape is 400: %s',
  async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(lines).toEqual([]);
  },
);

test('a body over 16 KB is 413, one just below is taken, cut', async () => {
  expect((await post(JSON.stringify({ ...error, message: 'a '.repeat(9_000) }))).status).toBe(413);
  expect((await post(JSON.stringify({ ...error, message: 'a '.repeat(8_000) }))).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(900);
});

test('other methods are 405 and other types 415', async () => {
  const read = await post('', 'application/json', 'GET');
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post(JSON.stringify(error), 'text/plain')).status).toBe(415);
});

test('a flood is 300 lines a minute, in many bodies as in one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:30Z'), toFake: ['Date'] });
  const few = JSON.stringify(Array.from({ length: 100 }, () => ({ type: 'csp-violation', body: {} })));
  for (let call = 0; call < 4; call += 1) await post(few, 'application/reports+json');
  expect(lines).toHaveLength(300);
  const refused = await post(JSON.stringify(error));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  vi.setSystemTime(new Date('2026-11-26T12:01:00Z'));
  expect((await post(JSON.stringify(error))).status).toBe(204);
  vi.useRealTimers();
});
