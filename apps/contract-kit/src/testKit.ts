import { createMockApi, demoPassword, type MockApi } from '@raiz/mock-server';
import { type Choice, chooseChecks } from './checks/all.ts';
import type { Shared } from './core/shared.ts';
import { prepare } from './core/prepare.ts';
import { findingsOf, runChecks } from './core/run.ts';
import { previewMailbox } from './mailbox/preview.ts';
import type { Send } from './core/send.ts';
import type { Tools } from './core/tools.ts';

/** The demo people of the mock server in the roles of a run. */
const demoAccounts = {
  member: { email: 'ativa@exemplo.com.br', password: demoPassword },
  other: { email: 'inativa@exemplo.com.br', password: demoPassword },
  admin: { email: 'admin@exemplo.com.br', password: demoPassword },
};

const demoVouchers = { full: 'VOUCHER100', partial: 'DESCONTO20' };

/** A run against any function that answers like the mock server. */
function prepareDemo(send: Send, tools: Partial<Tools>): Promise<Shared> {
  return prepare({
    baseUrl: 'https://portal.test/api',
    accounts: demoAccounts,
    vouchers: demoVouchers,
    seconds: 5,
    send,
    tools,
  });
}

/** Everything except fuzzing, destructive checks included. */
export const everything: Choice = {
  level: 'flow',
  readOnly: false,
  destructive: true,
  only: [],
  seed: 7,
  runs: 20,
  given: ['mailbox', 'expire', 'block'],
};

/** A mock server for one test. */
export function demoApi(): MockApi {
  return createMockApi({ strict: false });
}

/** Makes the links that a mock server has mailed expire. */
function expireLinks(api: MockApi): () => Promise<void> {
  return async () => {
    for (const row of api.world().mailTokens) if (row.expires_at !== null) row.expires_at = new Date(0).toISOString();
  };
}

/** What a mock server gives the checks besides its mails. */
export function toolsOf(api: MockApi): Partial<Tools> {
  return {
    expire: expireLinks(api),
    async block({ id }) {
      for (const user of api.world().users) if (user.id === id) user.blocked = true;
    },
  };
}

/** Runs the chosen checks against a backend. */
export async function runKit(send: Send, choice: Partial<Choice> = {}, tools: Partial<Tools> = {}) {
  const { checks } = chooseChecks({ ...everything, ...choice });
  const run = await runChecks(
    checks,
    await prepareDemo(send, { mailbox: previewMailbox(send), certificateSeconds: 0.2, ...tools }),
  );
  return { run, findings: findingsOf(run), skipped: run.outcomes.filter(({ skipped }) => skipped !== null) };
}
