import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mockListener } from '@raiz/mock-server/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApi } from '../testKit.ts';
import { recordedOutput, serve, type TestServer } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-known-'));
let server: TestServer;
let calls = 0;

/** The mock server with amounts of funds as texts. */
beforeAll(async () => {
  const listener = mockListener(demoApi());
  server = await serve((request, response) => {
    calls += 1;
    if (request.url !== '/api/fundos') return void listener(request, response);
    response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
    return response.end('{"fundos":[{"type":"community","amount":"um"},{"type":"promoter","amount":"dois"}]}');
  });
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const entry = { check: 'shape.read.listFunds', reason: 'Decimals come <soon>.', until: '2999-12-31' };

async function run(known: unknown, ...args: string[]) {
  const file = path.join(folder, 'known.json');
  writeFileSync(file, typeof known === 'string' ? known : JSON.stringify(known));
  const [junit, html, json, summary] = ['xml', 'html', 'json', 'md'].map((ending) => path.join(folder, `r.${ending}`));
  const reports = [`--junit=${junit}`, `--html=${html}`, `--json=${json}`, `--summary=${summary}`];
  const output = recordedOutput();
  const only = ['--only', 'shape.read.listFunds,shape.read.listVideos,flow.videos.order', '--known', file];
  const code = await checkBackend(['--base-url', server.url, '--demo', ...only, ...reports, ...args], output);
  const read = (name = '') => readFileSync(name, 'utf8');
  return { code, out: output.outText(), err: output.errText(), read, junit, html, json, summary };
}

describe('known differences', { timeout: 20_000 }, () => {
  it('are reported with their reason, and fail nothing', async () => {
    const { code, out, read, junit, html, json, summary } = await run([entry]);
    expect(code).toBe(0);
    expect(out).toContain('~ shape.read.listFunds');
    expect(out).toContain('Known until: 2999-12-31, Decimals come <soon>.');
    expect(out).toContain('2 checks passed, none with differences, 1 known, 0 skipped');
    expect(out).toContain('No differences from the contract, 1 known.');
    expect(read(summary)).toContain('## Contract: no differences, 1 known\n');
    expect(read(summary)).toContain('| <code>2999-12-31</code> | Decimals come &lt;soon&gt;. |');
    expect(read(html)).toContain('No differences from the contract, 1 known.');
    expect(read(html)).toContain('<dt>Known until</dt><dd><code>2999-12-31, Decimals come &lt;soon&gt;.</code></dd>');
    expect(read(junit)).toContain('<skipped message="1 difference from the contract, known">GET /fundos as member');
    expect(read(junit)).toMatch(/<testsuites [^>]+ tests="3" failures="0" errors="0" skipped="1"/);
    const { totals, checks }: { totals: object; checks: { id: string }[] } = JSON.parse(read(json));
    const found = checks.find(({ id }) => id === entry.check);
    expect(totals).toMatchObject({ passed: 2, failed: 0, accepted: 1, findings: 0, known: 1 });
    expect(found).toMatchObject({ outcome: 'known', findings: [{ known: { reason: entry.reason } }] });
  });

  it('are those of a field in any row, where one is named', async () => {
    expect((await run([{ ...entry, field: '$.fundos[7].amount' }])).code).toBe(0);
    const { code, out } = await run([{ ...entry, field: '$.fundos[0].type' }]);
    expect(code).toBe(1);
    expect(out).toContain('✗ shape.read.listFunds');
    expect(out).toContain('known difference of shape.read.listFunds at $.fundos[0].type (Decimals come <soon>.)');
  });

  it('fail again when their day is over, and say since when', async () => {
    const { code, out, read, summary } = await run([{ ...entry, until: '2020-02-29' }]);
    expect(code).toBe(1);
    expect(out).toContain('Was known until: 2020-02-29, Decimals come <soon>.');
    expect(read(summary)).toContain('## Contract: 1 difference\n');
  });

  it('that are gone are named, unless their check was not made', async () => {
    const gone = { ...entry, check: 'flow.videos.order' };
    const left = { ...entry, check: 'flow.cancel.nothing' };
    const { code, out, read, html } = await run([entry, gone, left]);
    expect(code).toBe(0);
    const text =
      'Not found any more: the known difference of flow.videos.order (Decimals come <soon>.). Take it out of the file.';
    expect(out).toContain(text);
    expect(read(html)).toContain(text.replace('<soon>', '&lt;soon&gt;'));
    expect(out).not.toContain('known difference of flow.cancel.nothing');
  });

  it.each([
    ['{', 'known.json is no JSON list of'],
    [{}, 'known.json is no JSON list of'],
    [[entry, 'x'], 'known.json: entry 2 is no object.'],
    [[{ ...entry, check: 'shape.read' }], 'entry 1 names no check of the kit: "check" is one of --list.'],
    [[{ ...entry, reason: ' ' }], 'entry 1 has no "reason": say why the difference is accepted.'],
    [[{ ...entry, until: '2026-02-30' }], 'entry 1 has no day as "until": write it as 2026-12-31.'],
    [[{ ...entry, until: '31/12/2026' }], 'entry 1 has no day as "until": write it as 2026-12-31.'],
    [[{ ...entry, until: undefined }], 'entry 1 has no day as "until": write it as 2026-12-31.'],
    [[{ ...entry, field: 7 }], 'entry 1 has no text as "field": leave it out for all fields.'],
    [[{ ...entry, untill: '' }], 'entry 1 has a field "untill", which is none of check, field, reason, until.'],
  ])('are refused before the first request when the file is %j', async (known, what) => {
    const before = calls;
    const { code, err } = await run(known);
    expect(err).toContain(what);
    expect(code).toBe(2);
    expect(calls).toBe(before);
  });
});
