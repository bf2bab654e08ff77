import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestListener } from 'node:http';
import { mockListener } from '@raiz/mock-server/http';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseChecks, fixedChecks } from '../checks/all.ts';
import { demoApi, everything } from '../testKit.ts';
import { recordedOutput, serve, type TestServer } from '../testServer.ts';
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
  const output = recordedOutput();
  const code = await checkBackend(args, output);
  return { code, out: output.outText(), err: output.errText() };
}

function html(_request: unknown, response: Parameters<RequestListener>[1]): void {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Oi</title>');
}

/** The mock server over HTTP; the callback may answer a request instead. */
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
    expect(err).toBe(
      `${url} refused the connection: start the backend, wait until it answers, or correct --base-url.\n`,
    );
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
    expect(err).toBe(`${url} cut the connection: start the backend, wait until it answers, or correct --base-url.\n`);
    expect(code).toBe(2);
  });

  it('is reported as not there yet when a server before it says so', async () => {
    const url = await address((_request, response) => void response.writeHead(503).end('no upstream'));
    const { code, err } = await run('--base-url', url, '--demo');
    expect(err).toBe(
      `GET ${url}/courses answers 503, as a server before the backend does: start the backend, wait until it answers.\n`,
    );
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

it.each([
  ['a mailbox that is no folder', ['--mailbox', '/nowhere/mails'], '/nowhere/mails is no folder: correct --mailbox.'],
  ['an address that is none', ['--mailbox', 'http:/'], '--mailbox must be an http or https address, not "http:/"'],
  [
    'a report below a file',
    ['--json', '/dev/null/new/a.json'],
    '/dev/null/new/a.json cannot be written (ENOTDIR): correct --json.',
  ],
  [
    'a report where no folder can be made',
    ['--junit', '/proc/new/a.xml'],
    '/proc/new/a.xml cannot be written (ENOENT): correct --junit.',
  ],
])('%s is refused before the first call', async (_, option, expected) => {
  let calls = 0;
  const url = await address(
    mockBut(() => {
      calls += 1;
      return false;
    }),
  );
  const { code, err } = await run('--base-url', url, '--demo', '--only', 'shape.accounts', ...option);
  expect(err).toContain(expected);
  expect([code, calls]).toEqual([2, 0]);
});

it('a mailbox that is no Mailpit is refused before the first call', async () => {
  const page = await address(html);
  const { code, err } = await run('--base-url', page, '--demo', '--only', 'shape.accounts', '--mailbox', page);
  expect(err).toBe(`Mailpit at ${page} cannot be read (it answers no JSON): correct --mailbox.\n`);
  expect(code).toBe(2);
});

it('with --keep leaves the courses of the run, and names them in every report', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-kept-'));
  const files = ['html', 'md', 'json'].map((ending) => path.join(folder, `report.${ending}`));
  const options = ['--html', '--summary', '--json'].flatMap((name, index) => [name, files[index] ?? '']);
  const api = demoApi();
  const before = api.db().courses.length;
  const url = await address((request, response) => void mockListener(api)(request, response));
  const only = ['--destructive', '--only', 'flow.catalogue.ties,flow.course.delete,flow.register.any-case'];
  const { code, out } = await run('--base-url', url, '--demo', '--keep', ...only, ...options);
  expect(code).toBe(0);
  const left = api.db().courses.slice(before);
  expect(left.length).toBeGreaterThan(0);
  const named = left.map(({ id, title }) => `course ${id} (${title})`);
  for (const report of [out, ...files.map(read)]) {
    for (const name of named) expect(report).toContain(name);
    expect(report).toMatch(/account contrato-[\w-]+@exemplo\.com\.br/);
  }
  rmSync(folder, { recursive: true });
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
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    // The kit makes the folders.
    const [json, junit] = ['json', 'xml'].map((ending) => path.join(folder, ending, 'new', `report.${ending}`));
    const reports = [`--json=${json}`, `--junit=${junit}`];
    const { code, out } = await run('--base-url', url, '--demo', '--level', 'shape', ...reports);
    expect(out).toContain('cut the connection, 4 times in a row: the run ended early.');
    expect(out).toContain('connection: expected an answer, got the backend cut the connection');
    expect(code).toBe(1);
    const { checks }: { checks: { id: string; level: string; skipped?: string }[] } = JSON.parse(read(json));
    const unreached = checks.filter(({ skipped }) => skipped === 'The run ended before this check.');
    expect(unreached.length).toBeGreaterThan(100);
    expect(out).toContain(`the run ended early. ${unreached.length} checks not reached.`);
    const ids = chooseChecks({ ...everything, level: 'shape' }).checks.map(({ id }) => id);
    expect(checks.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(read(junit)).toContain('<skipped message="The run ended before this check."/>');
    rmSync(folder, { recursive: true });
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

describe('a command that fails', { timeout: 20_000 }, () => {
  async function withPay(command: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    const summary = path.join(folder, 'report.md');
    const url = await address(mockBut(() => false));
    const only = ['--destructive', '--only', 'pay.,shape.read.listFunds'];
    const result = await run('--base-url', url, '--demo', ...only, '--pay', command, `--summary=${summary}`);
    const text = read(summary);
    rmSync(folder, { recursive: true });
    return { ...result, text };
  }

  it('ends its own checks and no others, and is not asked again', async () => {
    const { code, out, text } = await withPay('exit 3');
    expect(out).toMatch(/^1 check passed, none with differences, \d+ skipped/m);
    const warnings = out.match(/skipped: The command of --pay ended with 3: correct --pay\./g) ?? [];
    expect(warnings.length).toBe(fixedChecks.filter(({ id }) => id.startsWith('pay.')).length);
    expect(out).not.toContain('No differences from the contract');
    expect(text).toMatch(/^## Contract: not complete, \d+ checks not made\n\n\*\*The command of --pay ended with 3/);
    expect(code).toBe(2);
  });
});

describe('a backend that differs', { timeout: 30_000 }, () => {
  it('is reported by call, field, expected and got, in every report', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    const [junit, page, summary, json] = ['xml', 'html', 'md', 'json'].map((ending) =>
      path.join(folder, `report.${ending}`),
    );
    const reports = [`--junit=${junit}`, `--html=${page}`, `--summary=${summary}`, `--json=${json}`];
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
    expect(out).toContain('GET /fundos as member\n      $.fundos[0].amount: expected number, got "12"');
    expect(out).toContain('      The portal logs: GET /fundos: fundos[].amount should be a number\n');
    expect(out).toContain('      Rule: docs/api-decisions.md#listfunds\n');
    expect(out).toContain(
      '3 checks skipped, add --destructive (the accounts are changed permanently): flow.voucher.unknown, ',
    );
    expect(err).toMatch(/^ *\d+\/\d+ {2}shape\.read\./m);
    expect(code).toBe(1);
    expect(out).toMatch(/^Time by level: shape: \d+ checks in \d+\.\d s, flow: \d+ checks? in \d+\.\d s$/m);
    const xml = read(junit);
    expect(xml).toMatch(/<testsuite name="contract\.shape" tests="\d+" failures="1" errors="0" skipped="0" time="\d/);
    expect(xml).toContain('<failure message="1 difference from the contract">GET /fundos as member');
    expect(xml).toContain('got &quot;12&quot;');
    expect(xml).toMatch(/<property name="requests" value="\d+"\/>/);
    expect(xml).toMatch(
      /<testcase [^>]+flow\.voucher\.unknown[^>]+>\s+<skipped message="add --destructive \(the accounts are/,
    );
    const text = read(page);
    expect(text).toContain('<td><code>$.fundos[0].amount</code></td><td><code>number</code></td>');
    expect(text).not.toMatch(/<script|src=|href=|portal123/);
    const data: { totals: object; checks: { id: string; outcome: string }[] } = JSON.parse(read(json));
    expect(data.totals).toMatchObject({ failed: 1, skipped: 3, findings: 1 });
    const found = data.checks.find(({ id }) => id === 'shape.read.listFunds');
    expect(found).toMatchObject({
      outcome: 'differs',
      rule: 'docs/api-decisions.md#listfunds',
      findings: [{ field: '$.fundos[0].amount', expected: 'number', got: '"12"' }],
    });
    const markdown = read(summary);
    const told = [
      'docs/api-decisions.md#listfunds',
      'GET /fundos: fundos[].amount should be a number',
      'GET /fundos as other; GET /fundos as admin',
      `curl -i -X GET '${url}/api/fundos' -H 'Accept: application/json' -H "Authorization: Bearer $MEMBER_TOKEN"`,
      'the same command with --only shape.read.listFunds',
    ];
    for (const report of [out, xml, text, markdown])
      for (const one of told) expect(report.replaceAll('&quot;', '"').replaceAll('&#39;', "'")).toContain(one);
    expect(markdown).toContain('## Contract: 1 difference\n');
    expect(markdown).toContain('| <code>GET /fundos as member</code> | <code>$.fundos[0].amount</code> |');
    expect(markdown).toMatch(/^\| shape \| \d+ \| \d+ \| 1 \| 0 \| \d+\.\d s \|$/m);
    rmSync(folder, { recursive: true });
  });

  it('is reported with what was sent, and without a password or a token', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    const files = ['xml', 'html', 'md', 'json'].map((ending) => path.join(folder, `report.${ending}`));
    const options = ['--junit', '--html', '--summary', '--json'].flatMap((name, index) => [name, files[index] ?? '']);
    const api = demoApi();
    const listener = mockListener(api);
    let logins = 0;
    // Rejects what the contract accepts, and answers what it should not.
    const url = await address((request, response) => {
      const call = `${request.method} ${request.url}`;
      const { sessions } = api.db();
      if (call === 'POST /api/login') logins += 1;
      // The five accounts of the run can log in.
      const isLogin = call === 'POST /api/login' && logins > 5;
      if (!isLogin && !/senha|perfil\?|courses\/\d/.test(call)) return void listener(request, response);
      response.statusCode = 418;
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify({ error: 'não', token: sessions.at(-1)?.token, password: 'portal123' }));
    });
    const only = ['--destructive', '--only', 'flow.login,flow.password,flow.reset,mail.reset,shape.body.resetPassword'];
    const { code, out } = await run('--base-url', url, '--demo', ...only, ...options);
    expect(code).toBe(1);
    expect(out).toContain(`--data-raw '{"email":"ATIVA@EXEMPLO.COM.BR","password":"***"}'`);
    const secrets = ['portal123', ...api.db().sessions.map(({ token }) => token)];
    for (const report of [out, ...files.map(read)]) for (const secret of secrets) expect(report).not.toContain(secret);
    rmSync(folder, { recursive: true });
  });

  it('is not complete when a check is skipped or left out, and says which option it wants', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    const junit = path.join(folder, 'report.xml');
    const url = await address(mockBut(() => false));
    const only = ['--only', 'shape.accounts,clock.day,flow.profile.any-case', '--junit', junit];
    const loose = await run('--base-url', url, '--demo', ...only);
    expect(loose.code).toBe(0);
    const { code, out } = await run('--base-url', url, '--demo', '--complete', ...only);
    expect(out).toContain(
      "1 check skipped, add --destructive (the accounts are changed permanently), add --clock (the backend's clock must be set): clock.day\n",
    );
    expect(out).toContain('The run is not complete: 2 checks skipped.');
    expect(read(junit)).toContain('<error message="The run is not complete: 2 checks skipped."/>');
    expect(code).toBe(1);
    const all = await run('--base-url', url, '--demo', '--complete', '--only', 'shape.accounts');
    expect(all.code).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('is not complete below the level of a check', async () => {
    const url = await address(mockBut(() => false));
    const only = 'shape.read.listFunds,flow.bank';
    const { code, out } = await run('--base-url', url, '--demo', '--complete', '--level', 'shape', '--only', only);
    expect(out).toMatch(/^\d+ checks skipped, add --level flow.*: flow\./m);
    expect(code).toBe(1);
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

it.runIf(process.platform === 'linux')(
  'a full disk costs one report, not the others',
  { timeout: 20_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-full-'));
    const json = path.join(folder, 'report.json');
    const url = await address(mockBut(() => false));
    const only = ['--demo', '--only', 'shape.read.listCourses', '--junit', '/dev/full', '--json', json];
    const { code, out, err } = await run('--base-url', url, ...only);
    expect(out).toContain('No differences from the contract.');
    expect(err).toContain('/dev/full cannot be written (ENOSPC): correct --junit.\n');
    expect(read(json)).toContain('shape.read.listCourses');
    expect(code).toBe(2);
    rmSync(folder, { recursive: true });
  },
);
