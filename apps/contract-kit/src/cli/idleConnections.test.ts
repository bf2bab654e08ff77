import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mockListener } from '@raiz/mock-server/http';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoApi } from '../testKit.ts';
import { relay, type RelayRules } from '../testRelay.ts';
import { recordedOutput, serve, type TestServer } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-idle-'));
const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The mock server's report through a relay. */
async function through(rules: RelayRules, ...args: string[]) {
  const mock = await serve(mockListener(demoApi()));
  const front = await relay(mock.url, rules);
  servers.push(front, mock);
  const output = recordedOutput();
  const files = Object.fromEntries(['json', 'junit', 'summary', 'html'].map((kind) => [kind, path.join(folder, kind)]));
  const reports = Object.entries(files).flatMap(([kind, file]) => [`--${kind}`, file]);
  const code = await checkBackend(['--base-url', `${front.url}/api`, '--demo', ...reports, ...args], output);
  const read = (kind: string) => readFileSync(files[kind] ?? '', 'utf8');
  return { code, out: output.outText(), passed: front.passed, read };
}

const some = ['--only', 'shape.read,flow.course,flow.catalogue'];

describe('a backend behind a relay that closes idle connections', { timeout: 60_000 }, () => {
  it('is checked without differences when they are closed after 50 ms', async () => {
    const { code, out } = await through({ idle: 50 }, ...some);
    expect(out).toContain('No differences from the contract.');
    expect(code).toBe(0);
  });

  it('gets each read a second time when its kept connection is closed, which every report says', async () => {
    const { code, out, passed, read } = await through({ closes: (_, index) => index > 1 }, ...some);
    expect(out).toContain('No differences from the contract.');
    expect(code).toBe(0);
    const [, times = ''] = /\((\d+) reads sent again, the kept connection was closed\)/.exec(out) ?? [];
    expect(Number(times)).toBeGreaterThan(10);
    expect(read('summary')).toContain(`(${times} reads sent again, the kept connection was closed)`);
    expect(read('html')).toContain(`(${times} reads sent again, the kept connection was closed)`);
    expect(read('junit')).toContain(`<property name="secondTries" value="${times}"/>`);
    expect(JSON.parse(read('json'))).toHaveProperty('totals.secondTries', Number(times));
    expect(passed.some((line) => line.startsWith('POST'))).toBe(true);
  });

  it('is asked once more, not twice', async () => {
    let closed = 0;
    const closes = (line: string) => line.startsWith('GET /api/meu-link') && (closed += 1) > 0;
    const { code, out } = await through({ closes }, '--only', 'shape.read.readReferralLink');
    expect(out).toContain('connection: expected an answer, got the backend cut the connection');
    expect(code).toBe(1);
    expect(closed).toBeLessThanOrEqual(4);
  });
});

describe('a connection that a backend closes', { timeout: 60_000 }, () => {
  it('is a difference when it is new', async () => {
    const closes = (line: string, index: number) => line.startsWith('POST /api/admin/courses') && index === 1;
    const { code, out } = await through({ closes }, '--only', 'accept.createCourse');
    expect(out).toContain('connection: expected an answer, got the backend cut the connection');
    expect(out).not.toContain('sent again');
    expect(code).toBe(1);
  });

  it('is a difference when a part of the answer came', async () => {
    const closes = (line: string, index: number) =>
      index > 1 && line.startsWith('GET /api/courses ') && 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[';
    const { code, out } = await through({ closes }, '--only', 'shape.read.listCourses');
    expect(out).toContain('connection: expected an answer, got the backend cut the connection');
    expect(code).toBe(1);
  });
});
