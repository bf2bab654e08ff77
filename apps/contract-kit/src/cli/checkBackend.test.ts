import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestListener } from 'node:http';
import { mockListener } from '@raiz/mock-server/http';
import { afterEach, describe, expect, it } from 'vitest';
import { demoApi } from '../testKit.ts';
import { kept, serve, type TestServer } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function address(listener: RequestListener): Promise<string> {
  const server = await serve(listener);
  servers.push(server);
  return server.url;
}

function read(file = ''): string {
  return readFileSync(file, 'utf8');
}

async function run(...args: string[]) {
  const output = kept();
  const code = await checkBackend(args, output);
  return { code, out: output.outText(), err: output.errText() };
}

function html(_request: unknown, response: Parameters<RequestListener>[1]): void {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Oi</title>');
}

/** The mock server over HTTP, with a listener that may answer a request in its place. */
function mockBut(takes: (call: string, response: Parameters<RequestListener>[1]) => boolean): RequestListener {
  const listener = mockListener(demoApi());
  return (request, response) => {
    if (!takes(`${request.method} ${request.url}`, response)) void listener(request, response);
  };
}

describe('a backend that cannot be checked', { timeout: 20_000 }, () => {
  it('is reported in a sentence when nothing listens', async () => {
    const url = await address(html);
    await servers.splice(0)[0]?.close();
    const { code, err } = await run('--base-url', url, '--demo');
    expect(err).toBe(`${url} refused the connection: start the backend, or correct --base-url.\n`);
    expect(code).toBe(2);
  });

  it('is reported when it answers pages', async () => {
    const url = await address(html);
    const { code, err } = await run('--base-url', url, '--demo');
    expect(err).toBe(
      `GET ${url}/courses answers 200 with text/html, which is no JSON: is this the address of the API? It usually ends in /api.\n`,
    );
    expect(code).toBe(2);
  });

  it('is reported when it never answers', async () => {
    const url = await address(() => undefined);
    const { code, err } = await run('--base-url', url, '--demo', '--timeout', '1');
    expect(err).toContain(`${url} gave no whole answer within 1 s`);
    expect(code).toBe(2);
  });

  it('is reported when it cuts connections', async () => {
    const url = await address((request) => request.socket.destroy());
    const { code, err } = await run('--base-url', url, '--demo');
    expect(err).toContain(`${url} cut the connection`);
    expect(code).toBe(2);
  });

  it('is reported when an account cannot log in, without the password', async () => {
    const url = await address(mockBut(() => false));
    const { code, err } = await run('--base-url', url, '--demo', '--other', 'ativa@exemplo.com.br:segredo-errado');
    expect(err).toBe(
      'The account "other" cannot log in, POST /login answers 401 "E-mail ou senha incorretos.": correct --other, or make the account.\n',
    );
    expect(code).toBe(2);
  });
});

it('a backend that cannot be checked is a report, too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
  const [junit, summary] = ['xml', 'md'].map((ending) => path.join(folder, `report.${ending}`));
  const url = await address(html);
  const { code } = await run('--base-url', url, '--demo', `--junit=${junit}`, `--summary=${summary}`);
  expect(code).toBe(2);
  expect(read(summary)).toContain(`## Contract: not checked\n\n**GET ${url}/courses answers 200 with text/html`);
  expect(read(junit)).toContain('<testsuite name="contract" tests="1" failures="0" errors="1"');
  rmSync(folder, { recursive: true });
});

describe('a backend that is gone in the middle', { timeout: 20_000 }, () => {
  it('ends the run with what was found until then', async () => {
    let calls = 0;
    const url = await address(
      mockBut((_call, response) => {
        calls += 1;
        if (calls <= 20) return false;
        response.destroy();
        return true;
      }),
    );
    const { code, out } = await run('--base-url', url, '--demo', '--level', 'shape');
    expect(out).toContain('cut the connection, 4 times in a row: the run ended early.');
    expect(out).toContain('connection: expected an answer, got the backend cut the connection');
    expect(code).toBe(1);
  });

  it('is one difference when only one call hangs', async () => {
    const url = await address(mockBut((call) => call === 'GET /api/videos'));
    const only = 'shape.read.listVideos,shape.read.listFunds';
    const { code, out } = await run('--base-url', url, '--demo', '--timeout', '1', '--only', only);
    expect(out).toContain(
      'GET /videos as member\n      connection: expected an answer, got the backend gave no whole answer',
    );
    expect(out).toContain('1 check passed, 1 with 1 difference, 0 skipped');
    expect(code).toBe(1);
  });
});

describe('a backend that differs', { timeout: 30_000 }, () => {
  it('is reported by call, field, expected and got, in every report', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    const [junit, page, summary] = ['xml', 'html', 'md'].map((ending) => path.join(folder, `report.${ending}`));
    const reports = [`--junit=${junit}`, `--html=${page}`, `--summary=${summary}`];
    const url = await address(
      mockBut((call, response) => {
        if (call !== 'GET /api/fundos') return false;
        response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
        response.end('{"fundos":[{"type":"<b>&","amount":"12"}]}');
        return true;
      }),
    );
    const only = 'shape.read,flow.vouchers,flow.voucher.full,flow.voucher.partial,flow.voucher.unknown';
    const { code, out, err } = await run('--base-url', url, '--demo', '--only', only, ...reports);
    expect(out).toContain('GET /fundos as member\n      /fundos/0/amount: expected number, got "12"');
    expect(out).toContain('      GET /fundos: fundos[].amount should be a number\n');
    expect(out).toContain('3 checks skipped because they change the accounts permanently: add --destructive');
    expect(err).toMatch(/^ *\d+\/\d+ {2}shape\.read\./m);
    expect(code).toBe(1);
    expect(out).toMatch(/^Time by level: shape: \d+ checks in \d+\.\d s, flow: \d+ checks? in \d+\.\d s$/m);
    const xml = read(junit);
    expect(xml).toMatch(/<testsuite name="contract\.shape" tests="\d+" failures="1" errors="0" skipped="0" time="\d/);
    expect(xml).toContain('<failure message="3 differences from the contract">GET /fundos as member');
    expect(xml).toContain('got &quot;12&quot;');
    const text = read(page);
    expect(text).toContain('<td><code>/fundos/0/amount</code></td><td><code>number</code></td>');
    expect(text).not.toMatch(/<script|src=|href=|portal123/);
    const markdown = read(summary);
    expect(markdown).toContain('## Contract: 3 differences\n');
    expect(markdown).toContain('| <code>GET /fundos as member</code> | <code>/fundos/0/amount</code> |');
    expect(markdown).toMatch(/^\| shape \| \d+ \| \d+ \| 1 \| 0 \| \d+\.\d s \|$/m);
    rmSync(folder, { recursive: true });
  });

  it('has its base found below the address that was given', async () => {
    const url = await address(mockBut(() => false));
    const { code, out } = await run('--base-url', url, '--demo', '--only', 'shape.accounts');
    expect(out).toContain(`${url}/api against version `);
    expect(out).toContain('No differences from the contract.');
    expect(code).toBe(0);
  });

  it('is only read when asked so', async () => {
    const writes: string[] = [];
    const url = await address(
      mockBut((call) => {
        if (/^(?:POST|PUT|DELETE) (?!\/api\/(?:login|redefinir-senha|register|reenviar|recuperar))/.test(call))
          writes.push(call);
        return false;
      }),
    );
    const api = await run('--base-url', url, '--demo', '--read-only', '--only', 'flow,shape.read');
    expect(api.code).toBe(0);
    expect(writes).toEqual([]);
  });
});
