import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mockListener } from '@raiz/mock-server/http';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoApi } from '../testKit.ts';
import { recordedOutput, serve, type TestServer } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-gateway-'));
const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

const key = 'ch4ve-do-gateway';

/** A gateway that requires a key and a tenant, in front of the mock server. */
async function gateway(status = 403, before: RequestListener = () => undefined) {
  const listener = mockListener(demoApi());
  const refused: string[] = [];
  const server = await serve((request, response) => {
    if (request.headers['x-api-key'] === key && request.headers['x-tenant'] === 'raiz: norte') {
      before(request, response);
      if (!response.writableEnded) void listener(request, response);
      return;
    }
    refused.push(`${request.method} ${request.url}`);
    const body = JSON.stringify({ message: 'Forbidden', got: request.headers['x-api-key'] });
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
  });
  servers.push(server);
  return { base: `${server.url}/api`, refused };
}

async function run(...args: string[]) {
  const output = recordedOutput();
  const code = await checkBackend(['--demo', '--timeout', '5', ...args], output);
  return { code, out: output.outText(), err: output.errText() };
}

const headers = ['--header', `X-Api-Key: ${key}`, '--header', 'x-tenant:raiz: norte'];

describe('a gateway that wants a key', { timeout: 60_000 }, () => {
  it('gets the headers of --header with every call, mails included', async () => {
    const { base, refused } = await gateway();
    const only = ['--destructive', '--only', 'shape.read,flow.course,mail.host,mail.confirm'];
    const { code, out } = await run('--base-url', base, ...headers, ...only);
    expect(out).toContain('No differences from the contract.');
    expect(refused).toEqual([]);
    expect(code).toBe(0);
  });

  it('gets those of the file, unless the command line has another value', async () => {
    const { base } = await gateway();
    const file = path.join(folder, 'config.json');
    writeFileSync(file, JSON.stringify({ headers: { 'x-api-key': 'velha', 'X-Tenant': 'raiz: norte' } }));
    const args = ['--base-url', base, '--config', file, '--only', 'shape.read.listCourses'];
    expect((await run(...args)).code).toBe(2);
    expect((await run(...args, '--header', `X-API-KEY: ${key}`)).code).toBe(0);
  });

  it('stays unnamed in every report, also in the line that makes the call again', async () => {
    const { base } = await gateway(403, (request, response) => {
      if (request.url === '/api/courses' && request.headers.authorization !== undefined)
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ seen: key }));
    });
    const files = ['html', 'junit', 'json', 'summary'].map((kind) => [`--${kind}`, path.join(folder, kind)]);
    const only = ['--only', 'shape.read.listCourses'];
    const { code, out, err } = await run('--base-url', base, ...headers, ...only, ...files.flat());
    expect(code).toBe(1);
    expect(out).toContain(`-H 'X-Api-Key: ***' -H 'X-Tenant: ***'`);
    const reports = files.map(([, file = '']) => readFileSync(file, 'utf8'));
    for (const text of [out, err, ...reports]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain('raiz: norte');
    }
  });

  it.each([401, 403])('that answers %i to everybody is told from a wrong password', async (status) => {
    const { base } = await gateway(status);
    const { code, err } = await run('--base-url', base);
    expect(err).toBe(
      `GET ${base}/courses, which needs no login, answers ${status}: is there a gateway that wants a key? Give it with --header 'Name: value'.\n`,
    );
    expect(code).toBe(2);
  });
});

describe('a header or address that cannot be used', () => {
  it.each([
    ['segredo', "--header must be 'Name: value'"],
    [': segredo', "--header must be 'Name: value'"],
    ['X Api: segredo', "--header must be 'Name: value'"],
    ['Host: segredo', '--header cannot give Host, which is set already'],
    ['authorization: segredo', '--header cannot give authorization, which is set already'],
    ['Content-Length: 5', '--header cannot give Content-Length, which is set already'],
    ['X-Api-Key:  ', '--header gives X-Api-Key no value'],
    ['X-Api-Key: segredo\r\nX-B: 1', '--header gives X-Api-Key a value with a line break'],
    ['X-Api-Key: segredo ção', '--header gives X-Api-Key a value with a line break or another character'],
  ])('%j is a sentence without its value', async (text, sentence) => {
    const { code, err } = await run('--base-url', 'http://127.0.0.1:9/api', '--header', text);
    expect(err).toContain(sentence);
    expect(err).not.toContain('segredo');
    expect(code).toBe(2);
  });

  it.each([
    ['http://ana:segredo@host/api', '--base-url cannot have a user and a password'],
    ['http://segredo@host/api', '--base-url cannot have a user and a password'],
    ['http://host/api?key=segredo', '--base-url cannot have a "?" or "#"'],
    ['http://host/api?', '--base-url cannot have a "?" or "#"'],
    ['http://host/api#segredo', '--base-url cannot have a "?" or "#"'],
    ['ana:segredo@host/api', '--base-url must be an http or https address, not "***@host/api"'],
    ['htp://ana:segredo@host/api', '--base-url must be an http or https address, not "htp://***@host/api"'],
    ['localhost:8080/api', '--base-url must be an http or https address, not "localhost:8080/api"'],
    ['http:/host', '--base-url must be an http or https address'],
    ['http://a b/api', '--base-url must be an http or https address'],
  ])('%s is a sentence without a password', async (address, sentence) => {
    const { code, err } = await run('--base-url', address);
    expect(err).toContain(sentence);
    expect(err).not.toContain('segredo');
    expect(code).toBe(2);
  });

  it.each([
    ['blanks around it', (url: string) => `  ${url}/api `],
    ['slashes at the end', (url: string) => `${url}/api//`],
    ['no path', (url: string) => url],
  ])('%s do no harm', async (_, addressOf) => {
    const mock = await serve(mockListener(demoApi()));
    servers.push(mock);
    const { code, out } = await run('--base-url', addressOf(mock.url), '--only', 'shape.read.listCourses');
    expect(out).toContain(`${mock.url}/api against version`);
    expect(code).toBe(0);
  });
});
