import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sendOverHttp } from './core/overHttp.ts';
import { prepare } from './core/prepare.ts';
import { folderMailbox } from './mailbox/folder.ts';
import { type IndependentServer, startIndependentServer } from './testBackend/testBackend.ts';
import { chosen, findingLine, runChecks } from './testKit.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-independent-'));
let server: IndependentServer | null = null;

afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function account(email: string) {
  return { email, password: 'senha-forte' };
}

it('finds nothing wrong with a server without code of the mock', { timeout: 120_000 }, async () => {
  const { url, restart, expire, block, pay, clock } = (server = await startIndependentServer(folder));
  const shared = await prepare({
    baseUrl: url,
    accounts: {
      member: account('iris@kit.example'),
      other: account('olavo@kit.example'),
      admin: account('zuleide@kit.example'),
      trial: account('data0@kit.example'),
      trialToCancel: account('data4@kit.example'),
      trialOver: account('data1@kit.example'),
      canceled: account('data2@kit.example'),
      canceledOver: account('data3@kit.example'),
    },
    vouchers: { full: ['INTEIRO', 'INTEIRO2'], partial: 'METADE', expired: 'VELHO', lastDay: 'HOJE' },
    timeout: 10,
    send: sendOverHttp,
    tools: { mailbox: folderMailbox(folder), expire, block, restart, pay, clock },
  });
  const { findings, skipped } = await runChecks(chosen({ restart: 'in this process' }), shared);
  expect(findings.map(findingLine)).toEqual([]);
  expect(skipped).toEqual([]);
});
