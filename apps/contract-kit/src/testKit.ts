import { localDay } from '@raiz/api-client/rules';
import { createMockApi, demoPassword, type MockApi } from '@raiz/mock-server';
import { allChecks, leftOut } from './checks/all.ts';
import type { ContractConfig } from './contractConfig.ts';
import type { Check } from './core/check.ts';
import type { Finding } from './core/finding.ts';
import { prepare } from './core/prepare.ts';
import { type Outcome, Run } from './core/run.ts';
import type { Shared } from './core/shared.ts';
import { previewMailbox } from './mailbox/preview.ts';
import type { Send } from './core/send.ts';
import type { Tools } from './core/tools.ts';

/** The demo people of the mock server in the roles of a run. */
export const demoAccounts = {
  member: { email: 'ativa@exemplo.com.br', password: demoPassword },
  other: { email: 'inativa@exemplo.com.br', password: demoPassword },
  admin: { email: 'admin@exemplo.com.br', password: demoPassword },
};

export const demoVouchers = {
  full: ['VOUCHER100', 'INTEIRO2', 'INTEIRO3', 'INTEIRO4'],
  // A price with cents.
  partial: 'DESCONTO33',
  expired: 'EXPIRADO',
  lastDay: 'HOJE',
};

/** Accounts of dated subscriptions; only `demoApi` has three of them. */
export const accountStates = {
  trial: { email: 'teste@exemplo.com.br', password: demoPassword },
  trialToCancel: { email: 'teste-a-cancelar@exemplo.com.br', password: demoPassword },
  trialOver: { email: 'teste-vencido@exemplo.com.br', password: demoPassword },
  canceled: { email: 'cancelada@exemplo.com.br', password: demoPassword },
  canceledOver: { email: 'cancelada-vencida@exemplo.com.br', password: demoPassword },
};

/** Address of functions that answer like the mock server. */
const portal = 'https://portal.test';

/** Where the mock server of a run is, and what ends the run. */
interface Around {
  origin?: string;
  stop?: AbortSignal;
}

/** Prepares a run against any function that answers like the mock server, or at an address. */
export function prepareDemo(
  send: Send,
  tools: Partial<Tools> = {},
  { origin = portal, ...stop }: Around = {},
): Promise<Shared> {
  return prepare({
    baseUrl: `${origin}/api`,
    accounts: { ...demoAccounts, ...accountStates },
    vouchers: demoVouchers,
    timeout: 5,
    ...stop,
    send,
    tools: { mailbox: previewMailbox(send), certificateSeconds: 0.2, ...mockTools(send, origin), ...tools },
  });
}

/** Settings with which no check but those after a restart is left out. */
const everything = {
  mayChange: 'accounts',
  accounts: { ...demoAccounts, ...accountStates },
  vouchers: demoVouchers,
  mailbox: 'preview',
  expire: 'in this process',
  block: 'in this process',
  pay: 'in this process',
  clock: 'in this process',
} as const;

/** Which checks run: those whose ids start with a text (by default all), with some settings. */
export interface Choice extends Partial<Omit<ContractConfig, 'baseUrl'>> {
  only?: readonly string[];
}

/** The checks that a choice has, without those that its settings leave out. */
export function chosen({ only = [''], ...config }: Choice = {}): Check[] {
  const isIn = (check: Check) => only.some((start) => check.id.startsWith(start));
  return allChecks.filter((check) => isIn(check) && leftOut(check, { ...everything, ...config }) === null);
}

/** A finding in one short line: the check, the call and what differs. */
export function findingLine({ check, call, field, expected, got }: Finding): string {
  return `${check}: ${call}: ${field}: expected ${expected}, got ${got}`.slice(0, 400);
}

/** Makes checks one after another. */
export async function runChecks(checks: readonly Check[], shared: Shared) {
  const run = new Run(shared);
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await run.make(check));
  const skipped = outcomes.flatMap(({ check, skipped: why }) => (why === null ? [] : [`${check.id}: ${why}`]));
  return { run, outcomes, findings: outcomes.flatMap(({ findings }) => findings), skipped };
}

/** A mock server for one test, with more vouchers, and with accounts whose trial or access ends today or has ended. */
export function demoApi(): MockApi {
  const api = createMockApi({ strict: false });
  const { users, subscriptions, vouchers } = api.db();
  for (const code of demoVouchers.full.slice(1)) vouchers.push({ code, discount: 100, valid_until: null });
  vouchers.push({ code: demoVouchers.partial, discount: 33, valid_until: null });
  const today = localDay(new Date());
  vouchers.push({ code: demoVouchers.lastDay, discount: 10, valid_until: today });
  for (const row of subscriptions) if (row.user_id === 3 || row.user_id === 4) row.end_date = today;
  for (const [id, email, accountState] of [
    [3, accountStates.trialToCancel.email, { status: 'trial', next_billing_date: today, end_date: today }],
    [3, accountStates.trialOver.email, { status: 'trial', next_billing_date: '2020-10-20', end_date: '2020-10-20' }],
    [4, accountStates.canceledOver.email, { status: 'canceled', next_billing_date: null, end_date: '2020-10-20' }],
  ] as const) {
    const user = users.find((row) => row.id === id);
    if (!user) continue;
    users.push({ ...user, id: users.length + 1, email, sponsor_id: 1 });
    subscriptions.push({ user_id: users.length, start_date: '2020-09-20', ...accountState });
  }
  return api;
}

/** The mock server's tools for checks besides its mails: a payment provider and a clock. */
function mockTools(send: Send, origin: string): Pick<Tools, 'pay' | 'clock'> {
  return {
    async pay(checkout, report) {
      return (await send(new Request(`${checkout}/pay`, { method: 'POST', headers: { 'X-Mock-Report': report } })))
        .status;
    },
    async clock(seconds) {
      const body = JSON.stringify({ restart: true, advance: `${Math.round(seconds)}s` });
      const headers = { 'Content-Type': 'application/json' };
      await send(new Request(`${origin}/__mock/clock`, { method: 'POST', headers, body }));
    },
  };
}

/** Expires the links that a mock server has mailed. */
function expireLinks(api: MockApi): () => Promise<void> {
  return async () => {
    for (const row of api.db().mailTokens) if (row.expires_at !== null) row.expires_at = new Date(0).toISOString();
  };
}

/** The mock server's tools for checks besides its mails. */
export function toolsOf(api: MockApi): Partial<Tools> {
  return {
    expire: expireLinks(api),
    async block({ id }) {
      for (const user of api.db().users) if (user.id === id) user.blocked = true;
    },
  };
}

/** Runs the chosen checks against a backend. */
export async function runKit(send: Send, choice: Choice = {}, tools: Partial<Tools> = {}, around?: Around) {
  return runChecks(chosen(choice), await prepareDemo(send, tools, around));
}
