import type { RequestListener } from 'node:http';
import { mockListener } from '@raiz/mock-server/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosen, demoAccounts, demoApi, findingLine, runChecks } from '../testKit.ts';
import { serve, type TestServer } from '../testServer.ts';
import { setUpNetwork } from './network.ts';
import { sendOverHttp } from './overHttp.ts';
import { prepare } from './prepare.ts';

type Answering = (call: string, response: Parameters<RequestListener>[1]) => boolean;

const servers: TestServer[] = [];
beforeEach(() => {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'])
    for (const one of [name, name.toLowerCase()]) vi.stubEnv(one, undefined);
  setUpNetwork();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The mock server over HTTP; the callback may answer a call instead. */
async function started(takes: Answering): Promise<string> {
  const listener = mockListener(demoApi());
  const server = await serve((request, response) => {
    if (!takes(`${request.method} ${request.url?.replace(/^\/api/, '')}`, response)) void listener(request, response);
  });
  servers.push(server);
  return server.url;
}

function json(response: Parameters<RequestListener>[1], body: string): true {
  response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store').end(body);
  return true;
}

function prepared(baseUrl: string, accounts = demoAccounts) {
  return prepare({ baseUrl, accounts, timeout: 1, send: sendOverHttp });
}

/** The findings of checks over HTTP, a line each. */
async function found(takes: Answering, ...only: string[]): Promise<string[]> {
  const shared = await prepared(`${await started(takes)}/api`);
  const { findings, skipped } = await runChecks(chosen({ only, mayChange: 'courses' }), shared);
  return [...findings.map(findingLine), ...skipped];
}

describe('a backend that cannot be checked is told in a sentence', () => {
  it.each<[string, Answering, string]>([
    [
      'when it answers pages',
      (_call, response) => Boolean(response.setHeader('Content-Type', 'text/html').end('<!doctype html>')),
      'answers 200 with text/html, which is no JSON: is this the address of the API? It usually ends in /api.',
    ],
    ['when it never answers', () => true, 'gave no whole answer within 1 s: start the backend'],
    [
      'when it cuts connections',
      (_call, response) => Boolean(response.destroy()),
      'cut the connection: start the backend, wait until it answers, or correct "baseUrl".',
    ],
    [
      'when a server before it says that it is not there',
      (_call, response) => Boolean(response.writeHead(503).end('no upstream')),
      'answers 503, as a server before the backend does: start the backend, wait until it answers.',
    ],
    [
      'when it redirects',
      (_call, response) => Boolean(response.writeHead(302, { Location: 'https://portal.example/api/courses' }).end()),
      'answers 302 and leads to https://portal.example/api/courses: give the address it leads to',
    ],
    [
      'when it limits logins',
      (call, response) =>
        call === 'POST /login' && Boolean(response.writeHead(429, { 'Retry-After': '60' }).end('{"error":"Aguarde."}')),
      'POST /login answers 429 and asks to wait 60 s: allow the kit more calls, as docs/api-decisions.md#rate-limits says.',
    ],
  ])('%s', async (_, takes, sentence) => {
    await expect(prepared(await started(takes))).rejects.toThrow(sentence);
  });

  it('when an account cannot log in, without the password', async () => {
    const other = { email: demoAccounts.other.email, password: 'segredo-errado' };
    await expect(prepared(await started(() => false), { ...demoAccounts, other })).rejects.toThrow(
      /^The account "other" cannot log in, POST \/login answers 401 "E-mail ou senha incorretos\.": correct "accounts\.other"/,
    );
  });
});

describe('a backend that differs', { timeout: 20_000 }, () => {
  it('where the kit begins is checked all the same', async () => {
    const takes: Answering = (call, response) => call === 'GET /courses' && json(response, '{"courses":[]}');
    expect(await found(takes, 'shape.read.listCourses')).toEqual([
      expect.stringContaining('GET /courses as visitor: $: expected array, got {"courses":[]}'),
    ]);
  });

  it('by an operation that never ends is asked for it twice at most, and keeps its other checks', async () => {
    let requests = 0;
    const takes: Answering = (call, response) => {
      if (!call.startsWith('GET /ganhos/detalhados')) return false;
      requests += 1;
      return response.writeHead(200, { 'Content-Type': 'application/json' }).write(' ');
    };
    const told = await found(takes, 'shape.read.readEarnings', 'shape.token.readEarnings', 'shape.read.listFunds');
    expect(told[0]).toContain('connection: expected an answer, got the backend gave no whole answer within 1 s');
    expect(told.filter((line) => line.includes('listFunds'))).toEqual([]);
    expect(requests).toBe(2);
  });

  it('by brackets that are nested too deep is told so', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const takes: Answering = (call, response) => call === 'GET /videos' && json(response, deep);
    expect(await found(takes, 'shape.read.listVideos')).toEqual([
      expect.stringContaining('$: expected JSON, got 200 with brackets more than 200 deep'),
    ]);
  });

  it('by the pages of its framework has one cause, in whatever words', async () => {
    const built = /^\w+ \/(?:courses|login|perfil|assinatura\/status|admin\/courses)$/;
    const takes: Answering = (call, response) =>
      !built.test(call) && Boolean(response.writeHead(404).end(`<h1>Cannot ${call}</h1>`));
    const shared = await prepared(await started(takes));
    const only = ['shape.read', 'shape.token', 'flow.enrol', 'flow.bank'];
    const { run, outcomes } = await runChecks(chosen({ only }), shared);
    const news = outcomes.flatMap((outcome) => run.news(outcome));
    expect(news.map(({ got }) => got)).toEqual([expect.stringContaining('404 with a page: "<h1>Cannot GET')]);
    expect(run.causes()).toEqual([
      expect.stringMatching(/^As in shape\.read\.\w+: \d\d more checks, GET \/.*, and \d+ more$/),
    ]);
  });
});

it('a proxy of the environment gets every call to a host that only it knows, and a wrong one is a sentence', async () => {
  const seen: string[] = [];
  const listener = mockListener(demoApi());
  const proxy = await serve((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.url = new URL(request.url ?? '').pathname;
    void listener(request, response);
  });
  servers.push(proxy);
  vi.stubEnv('HTTP_PROXY', proxy.url);
  setUpNetwork();
  await prepared('http://backend.test/api');
  expect(seen).toContain('POST http://backend.test/api/login');
  vi.stubEnv('HTTP_PROXY', 'http://ana:s3nha@proxy test');
  expect(setUpNetwork).toThrow('HTTP_PROXY or HTTPS_PROXY is no address of a proxy: write http://HOST:PORT.');
});

it('headers of the settings go with every call, and no finding shows them', async () => {
  const key = 'ch4ve-do-gateway';
  const refused: string[] = [];
  const listener = mockListener(demoApi());
  const server = await serve((request, response) => {
    const hasKey = request.headers['x-api-key'] === key;
    if (!hasKey) refused.push(request.url ?? '');
    if (request.url === '/api/fundos') json(response, JSON.stringify({ seen: request.headers['x-api-key'] }));
    else if (hasKey) void listener(request, response);
    else response.writeHead(403).end('{}');
  });
  servers.push(server);
  const target = { baseUrl: server.url, accounts: demoAccounts, timeout: 1, send: sendOverHttp };
  const shared = await prepare({ ...target, headers: { 'X-Api-Key': key } });
  const { findings } = await runChecks(chosen({ only: ['shape.read.listFunds', 'flow.course'] }), shared);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings[0]?.curl).toContain(`-H 'X-Api-Key: ***'`);
  expect(JSON.stringify(findings)).not.toContain(key);
  expect(refused).toEqual([]);
});
