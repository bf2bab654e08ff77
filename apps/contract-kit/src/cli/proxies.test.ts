import { request as ask, type RequestListener } from 'node:http';
import { mockListener } from '@raiz/mock-server/http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpNetwork } from '../core/network.ts';
import { demoApi } from '../testKit.ts';
import { recordedOutput, serve, type TestServer } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

const servers: TestServer[] = [];
beforeEach(() => {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'])
    for (const one of [name, name.toLowerCase()]) vi.stubEnv(one, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => setUpNetwork());

async function started(listener: RequestListener): Promise<string> {
  const server = await serve(listener);
  servers.push(server);
  return server.url;
}

/** A proxy as companies have: forwards requests for any host to one server, and counts them. */
async function proxyTo(url: string, credentials: string) {
  const { hostname, port } = new URL(url);
  const seen: string[] = [];
  const expected = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const pass: RequestListener = (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.headers['proxy-authorization'] !== expected) {
      response.writeHead(407, { 'Proxy-Authenticate': 'Basic' }).end('who?');
      return;
    }
    const { pathname, search } = new URL(request.url ?? '');
    const { method, headers } = request;
    const sent = ask({ hostname, port, method, headers, path: pathname + search }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    request.pipe(sent);
  };
  const running = await serve(pass);
  servers.push(running);
  return { url: running.url, seen };
}

async function run(base: string) {
  const output = recordedOutput();
  const args = ['--base-url', base, '--demo', '--timeout', '5', '--only', 'shape.read,flow.catalogue.ties'];
  const code = await checkBackend(args, output);
  return { code, out: output.outText(), err: output.errText() };
}

describe('a proxy of the environment', { timeout: 30_000 }, () => {
  it.each(['HTTP_PROXY', 'http_proxy'])('of %s gets every call to a host that only it knows', async (variable) => {
    const mock = await started(mockListener(demoApi()));
    const proxy = await proxyTo(mock, 'ana:s3nha-do-proxy');
    vi.stubEnv(variable, proxy.url.replace('http://', 'http://ana:s3nha-do-proxy@'));
    const { code, out } = await run('http://backend.test/api');
    expect(out).toContain('No differences from the contract.');
    expect(code).toBe(0);
    expect(proxy.seen).toContain('POST http://backend.test/api/admin/courses');
    expect(proxy.seen.length).toBe(Number(/(\d+) requests/.exec(out)?.[1]));
  });

  it('gets no call to a host of NO_PROXY', async () => {
    const mock = await started(mockListener(demoApi()));
    const proxy = await proxyTo(mock, 'ana:s3nha');
    vi.stubEnv('HTTP_PROXY', proxy.url);
    vi.stubEnv('NO_PROXY', 'example.com,127.0.0.1');
    expect((await run(`${mock}/api`)).code).toBe(0);
    expect(proxy.seen).toEqual([]);
  });

  it('that is no address is a sentence, without the value', async () => {
    vi.stubEnv('HTTP_PROXY', 'http://ana:s3nha@proxy test');
    const { code, err } = await run('http://backend.test/api');
    expect(err).toBe('HTTP_PROXY or HTTPS_PROXY is no address of a proxy: write http://HOST:PORT.\n');
    expect(code).toBe(2);
  });
});
