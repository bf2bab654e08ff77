import { afterEach, describe, expect, it } from 'vitest';
import type { RequestListener } from 'node:http';
import { mockListener } from '@raiz/mock-server/http';
import { demoApi } from '../testKit.ts';
import { recordedOutput, serve, type TestServer } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

type Answering = (call: string, response: Parameters<RequestListener>[1]) => boolean;

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The report on the mock server when a listener answers some calls instead. */
async function reportOf(takes: Answering, ...args: string[]) {
  const listener = mockListener(demoApi());
  const server = await serve((request, response) => {
    if (!takes(`${request.method} ${request.url?.replace(/^\/api/, '')}`, response)) void listener(request, response);
  });
  servers.push(server);
  const output = recordedOutput();
  const code = await checkBackend(['--base-url', `${server.url}/api`, '--demo', '--timeout', '1', ...args], output);
  return { code, out: output.outText(), err: output.errText() };
}

function json(response: Parameters<RequestListener>[1], body: string): true {
  response
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('Cache-Control', 'no-store')
    .end(body);
  return true;
}

describe('a backend that differs where the kit begins', { timeout: 30_000 }, () => {
  it('is checked with a wrapped catalogue', async () => {
    const { code, out } = await reportOf(
      (call, response) => call === 'GET /courses' && json(response, '{"courses":[]}'),
      '--only',
      'shape.read.listCourses',
    );
    expect(out).toContain('GET /courses as visitor\n      $: expected array, got {"courses":[]}');
    expect(code).toBe(1);
  });

  it('is checked with ids that are texts', async () => {
    const ids: Record<string, number> = {};
    const { code, out } = await reportOf(
      (call, response) => {
        if (call !== 'GET /perfil') return false;
        const token = response.req.headers.authorization ?? '';
        const id = (ids[token] ??= Object.keys(ids).length + 1);
        return json(response, `{"user":{"id":"${id}","name":"A","email":"a@b.co","phone":null,"is_admin":false}}`);
      },
      '--only',
      'shape.read.readProfile',
    );
    expect(out).toContain('$.user.id: expected integer, got "');
    expect(code).toBe(1);
  });

  it('that redirects is reported with the address that it leads to', async () => {
    const { code, err } = await reportOf((_call, response) => {
      response.writeHead(302, { Location: 'https://portal.example/api/courses' }).end();
      return true;
    });
    expect(err).toContain('answers 302 and leads to https://portal.example/api/courses: give the address it leads to');
    expect(code).toBe(2);
  });
});

describe('a backend that misbehaves', { timeout: 30_000 }, () => {
  it('keeps its other checks when one operation never ends, which is asked twice at most', async () => {
    let requests = 0;
    const { code, out } = await reportOf(
      (call, response) => {
        if (!call.startsWith('GET /ganhos/detalhados')) return false;
        requests += 1;
        response.writeHead(200, { 'Content-Type': 'application/json' }).write(' ');
        return true;
      },
      '--only',
      'shape.read.readEarnings,shape.token.readEarnings,shape.value.readEarnings,flow.earnings,shape.read.listFunds',
    );
    expect(out).not.toContain('the run ended early');
    expect(out).toContain('gave no whole answer within 1 s');
    expect(requests).toBe(2);
    expect(code).toBe(1);
  });

  it('is reported for brackets that are nested too deep', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const { code, out } = await reportOf(
      (call, response) => call === 'GET /videos' && json(response, deep),
      '--only',
      'shape.read.listVideos',
    );
    expect(out).toContain('$: expected JSON, got brackets more than 200 deep');
    expect(code).toBe(1);
  });

  it.each([
    ['from the start', 0],
    ['after some calls', 5],
  ])('ends the run in a sentence when it limits logins %s', async (_, free) => {
    let logins = 0;
    const { code, out, err } = await reportOf(
      (call, response) => {
        if (call !== 'POST /login') return false;
        logins += 1;
        if (logins <= free) return false;
        response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '60' });
        response.end('{"error":"Muitas tentativas. Aguarde um pouco."}');
        return true;
      },
      '--only',
      'shape.public,flow.login',
    );
    expect(out + err).toContain(
      'POST /login answers 429 and asks to wait 60 s: allow the kit more calls, as docs/api-decisions.md#rate-limits says.',
    );
    expect(out).not.toContain('got 429');
    expect(code).toBe(2);
  });
});
