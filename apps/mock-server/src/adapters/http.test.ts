import { Agent, createServer, request as httpRequest, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { mockListener } from './http.ts';
import { expectedSmoke, smoke } from './testSmoke.ts';

let server: Server | undefined;

async function serve(api: MockApi = createMockApi()): Promise<string> {
  const listener = mockListener(api);
  const started = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe('over HTTP', () => {
  it('behaves as it does elsewhere', async () => {
    expect(await smoke(fetch, await serve())).toEqual(expectedSmoke);
  });

  it('builds links from the requested host and ignores proxy headers', async () => {
    const base = await serve();
    const sent = json({ email: 'ativa@exemplo.com.br' });
    const answer = await fetch(`${base}/api/recuperar-senha`, {
      ...sent,
      headers: { ...sent.headers, 'X-Forwarded-Host': 'evil.example' },
    });
    expect(await answer.text()).toContain(`"${base}/__mock/mails/`);
  });

  it('a PDF arrives whole', async () => {
    const api = createMockApi();
    const base = await serve(api);
    const answer = await fetch(`${base}/__mock/certificates/${api.db().certificates[0]?.key ?? ''}.pdf`);
    const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
    expect([text.slice(0, 5), text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
  });

  it('a form is led on with 303', async () => {
    const base = await serve();
    const answer = await fetch(`${base}/__mock/reset`, { method: 'POST', redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/__mock']);
  });

  it('answers 500 and logs a contract violation, and keeps running', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const api = createMockApi();
    Object.assign(api.db().courses[0] ?? {}, { autor: 'x' });
    const base = await serve(api);
    const answer = await fetch(`${base}/api/courses`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: 'Erro interno do servidor.', code: 'erro_interno' },
    ]);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'ContractViolation' }));
    expect((await fetch(`${base}/api/courses/1`)).status).toBe(500);
    expect((await fetch(`${base}/api/perfil`)).status).toBe(401);
    log.mockRestore();
  });

  it('a host that is no host is a 400', async () => {
    const base = await serve();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const odd = httpRequest(`${base}/api/courses`, { headers: { Host: 'no host' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      odd.on('error', reject);
      odd.end();
    });
    expect(status).toBe(400);
  });

  it('answers a request whose large body is not read', async () => {
    const base = await serve();
    const body = 'x'.repeat(5_000_000);
    expect((await fetch(`${base}/api/courses`, { method: 'DELETE', body })).status).toBe(405);
    expect((await fetch(`${base}/api/nada`, { method: 'POST', body })).status).toBe(404);
  });

  it.each([
    ['too large', '/api/login', 'application/json', 400],
    ['of another type', '/api/login', 'text/plain', 400],
    ['of a call that takes none', '/api/nada', 'application/json', 404],
  ])('keeps the connection after a refused body %s', async (_, path, type, status) => {
    const base = await serve();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, address: string, body = '') =>
      new Promise<[status: number | undefined, reused: boolean]>((resolve, reject) => {
        const headers = { 'Content-Type': type, 'Content-Length': body.length };
        const sent = httpRequest(base + address, { method, agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve([answer.statusCode, sent.reusedSocket]));
        });
        sent.on('error', reject).end(body);
      });
    expect(await send('POST', path, 'x'.repeat(3_000_000))).toEqual([status, false]);
    expect(await send('GET', '/api/courses')).toEqual([200, true]);
    expect(await send('GET', '/api/courses')).toEqual([200, true]);
    agent.destroy();
  });

  it('survives an aborted body', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const base = await serve();
    await new Promise<void>((resolve) => {
      const broken = httpRequest(`${base}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': 100 },
      });
      broken.on('error', () => resolve());
      broken.write('{"email"', () => setTimeout(() => broken.destroy(), 20));
      broken.on('close', () => resolve());
    });
    expect((await fetch(`${base}/api/courses`)).status).toBe(200);
    log.mockRestore();
  });
});

describe('for pages of another origin', () => {
  const Origin = 'http://localhost:5173';

  /** The preflight request that a browser sends before a call that is not simple. */
  const preflight = (base: string, path: string, method: string, headers: string) =>
    fetch(base + path, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
    });

  it.each([
    ['GET', 'authorization'],
    ['GET', 'traceparent,tracestate'],
    ['GET', 'if-none-match'],
    ['PUT', 'authorization,content-type,x-requested-with'],
    ['POST', 'idempotency-key, content-type'],
    ['DELETE', 'x-any-name'],
    ['PATCH', 'content-type'],
  ])('a preflight lets %s with %s pass, with credentials', async (method, requested) => {
    const base = await serve();
    const answer = await preflight(base, '/api/perfil', method, requested);
    expect(answer.status).toBe(204);
    const allowed = (name: string) => answer.headers.get(`Access-Control-Allow-${name}`) ?? '';
    expect([allowed('Origin'), allowed('Credentials')]).toEqual([Origin, 'true']);
    expect(allowed('Methods').split(',')).toContain(method);
    expect(allowed('Headers').split(',')).toEqual(requested.split(',').map((name) => name.trim()));
    expect(Number(answer.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
    expect(answer.headers.get('Vary')).toContain('Access-Control-Request-Headers');
  });

  it('a preflight from a public page to this machine says that private networks are fine', async () => {
    const base = await serve();
    const requested = (headers: Record<string, string>) =>
      fetch(`${base}/api/perfil`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://portal.example', 'Access-Control-Request-Method': 'GET', ...headers },
      }).then((answer) => answer.headers.get('Access-Control-Allow-Private-Network'));
    expect(await requested({ 'Access-Control-Request-Private-Network': 'true' })).toBe('true');
    expect(await requested({})).toBeNull();
  });

  it.each<[status: number, call: string, headers: Record<string, string>]>([
    [200, 'GET /api/courses', {}],
    [200, 'GET /api/courses', { 'X-Mock-Fault': 'body=html' }],
    [401, 'GET /api/perfil', {}],
    [404, 'GET /api/nada', {}],
    [405, 'PATCH /api/perfil', {}],
    [400, 'GET /api/courses', { 'X-Mock-Fault': 'nonsense' }],
    [400, 'GET /api/courses', { 'X-Mock-Database': 'no database' }],
    [429, 'GET /api/courses', { 'X-Mock-Fault': 'status=429' }],
    [500, 'GET /api/courses', { 'X-Mock-Fault': 'status=500' }],
    [204, 'GET /api/courses', { 'X-Mock-Fault': 'status=204' }],
  ])('a page can read the %i of %s with %j', async (status, call, headers) => {
    const base = await serve();
    const [method, path] = call.split(' ');
    for (const origin of [Origin, 'null']) {
      const answer = await fetch(base + path, { method, headers: { ...headers, Origin: origin } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
      expect(answer.headers.get('Vary')).toBe('Origin');
      const readable = answer.headers.get('Access-Control-Expose-Headers')?.split(',');
      expect(readable).toEqual(expect.arrayContaining(['Retry-After', 'Content-Disposition', 'ETag']));
    }
  });

  it('a page can read the 500 of an answer that breaks the contract', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const api = createMockApi();
    Object.assign(api.db().courses[0] ?? {}, { autor: 'x' });
    const base = await serve(api);
    const answer = await fetch(`${base}/api/courses`, { headers: { Origin } });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([500, Origin]);
    log.mockRestore();
  });

  it('a page can read a certificate that an answer links', async () => {
    const api = createMockApi();
    const base = await serve(api);
    for (const pages of ['/__mock', '/__mock/in/another']) {
      const address = `${base}${pages}/certificates/${api.db().certificates[0]?.key ?? ''}.pdf`;
      const answer = await fetch(address, { headers: { Origin } });
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, Origin]);
    }
  });

  it('the control page stays closed, and OPTIONS of no page names the methods', async () => {
    const base = await serve();
    const page = await fetch(`${base}/__mock`, { headers: { Origin } });
    expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const plain = await fetch(`${base}/api/perfil`, { method: 'OPTIONS' });
    expect([plain.status, plain.headers.get('Allow')]).toEqual([204, 'GET, HEAD, PUT, OPTIONS']);
  });
});
