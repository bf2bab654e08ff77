import { request as ask, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
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

afterAll(() => setUpNetwork({}));

async function started(listener: RequestListener): Promise<string> {
  const server = await serve(listener);
  servers.push(server);
  return server.url;
}

/** A proxy as companies have: forwards requests for any host to one server, and opens tunnels to it. Counts both. */
async function proxyTo(url: string, credentials?: string) {
  const { hostname, port } = new URL(url);
  const seen: string[] = [];
  const isKnown = (given: string | undefined) =>
    credentials === undefined || given === `Basic ${Buffer.from(credentials).toString('base64')}`;
  const pass: RequestListener = (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (!isKnown(request.headers['proxy-authorization'])) {
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
  const tunnel = (server: Server) =>
    server.on('connect', (request, client, head) => {
      seen.push(`CONNECT ${request.url}`);
      if (!isKnown(request.headers['proxy-authorization'])) {
        client.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      const target = connect(Number(port), hostname, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        target.write(head);
        target.pipe(client).pipe(target);
      });
      for (const one of [client, target]) one.on('error', () => undefined);
    });
  const running = await serve(pass, tunnel);
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

  it('may have no scheme', async () => {
    const proxy = await proxyTo(await started(mockListener(demoApi())));
    vi.stubEnv('HTTP_PROXY', proxy.url.replace('http://', ''));
    expect((await run('http://backend.test/api')).code).toBe(0);
  });

  it('gets no call to a host of NO_PROXY', async () => {
    const mock = await started(mockListener(demoApi()));
    const proxy = await proxyTo(mock);
    vi.stubEnv('HTTP_PROXY', proxy.url);
    vi.stubEnv('NO_PROXY', 'example.com,127.0.0.1');
    expect((await run(`${mock}/api`)).code).toBe(0);
    expect(proxy.seen).toEqual([]);
  });

  it('builds a tunnel for https', async () => {
    const proxy = await proxyTo(await started(mockListener(demoApi())));
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    const { err } = await run('https://backend.test/api');
    expect(proxy.seen).toEqual(['CONNECT backend.test:443']);
    expect(err).toContain('https://backend.test/api does not speak https');
  });

  it.each([
    ['HTTP_PROXY', 'http://backend.test/api'],
    ['https_proxy', 'https://backend.test/api'],
  ])('of %s that wants a password is named without the one that it refused', async (variable, base) => {
    const proxy = await proxyTo(await started(mockListener(demoApi())), 'ana:certa');
    vi.stubEnv(variable, proxy.url.replace('http://', 'http://ana:s3nha-errada@'));
    const { code, out, err } = await run(base);
    expect(err).toBe(
      `${base} cannot be reached through the proxy ${proxy.url}, which wants a user and a password (407): give them in ${variable}, as http://USER:PASSWORD@HOST:PORT.\n`,
    );
    expect(out + err).not.toContain('s3nha-errada');
    expect(code).toBe(2);
  });

  it.each(['http://backend.test/api', 'https://backend.test/api'])(
    'that refuses connections or has no address is named, for %s',
    async (base) => {
      const proxy = await proxyTo(await started(mockListener(demoApi())));
      await Promise.all(servers.splice(0).map((server) => server.close()));
      vi.stubEnv('HTTP_PROXY', proxy.url);
      expect((await run(base)).err).toBe(
        `${base} cannot be reached through the proxy ${proxy.url}, which refused the connection: correct HTTP_PROXY, or name the host in NO_PROXY.\n`,
      );
      vi.stubEnv('HTTP_PROXY', 'http://ana:s3nha@proxy.invalid:3128');
      const { err } = await run(base);
      expect(err).toMatch(/through the proxy http:\/\/proxy\.invalid:3128, which has (?:an unknown|a) host name/);
      expect(err).not.toContain('s3nha');
    },
  );

  it.each(['ftp://proxy.test', 'http://', 'http://ana:s3nha@proxy test'])(
    'that is "%s" is a sentence',
    async (value) => {
      vi.stubEnv('HTTP_PROXY', value);
      const { code, err } = await run('http://backend.test/api');
      expect(err).toBe('HTTP_PROXY is no address of a proxy: write http://HOST:PORT.\n');
      expect(code).toBe(2);
    },
  );
});
