import path from 'node:path';
import { parsed } from '@raiz/contract/commandLine';
import { readAddress, readHeaders } from '@raiz/contract/network';
import { type Choice, chooseChecks } from '../checks/all.ts';
import type { Need } from '../core/tools.ts';
import type { Account, Role, AccountState, Vouchers } from '../core/people.ts';
import { roles } from '../core/backend.ts';
import { withUsageProblem, configOf, type Config, fullVouchers, readAccount } from './config.ts';
import { kitCommand, problem } from './command.ts';

/** The options of the command. */
export interface CliOptions {
  choice: Choice;
  baseUrl: string;
  /** Headers of every call to the backend. */
  headers: Headers;
  accounts: Record<Role, Account>;
  vouchers: Vouchers;
  /** Accounts of dated subscriptions. */
  accountStates: Partial<Record<AccountState, Account>>;
  /** Time limit of one answer in seconds. */
  timeout: number;
  /** Time limit of the run in minutes. */
  limit: number;
  /** Number of simultaneous calls in a check. */
  parallel: number;
  /** Command that kills the backend and starts it again, "ask" for a prompt, or null. */
  restart: string | null;
  /** Folder of mails, address of Mailpit, or "preview"; null without mails. */
  mailbox: string | null;
  /** Command that expires mailed links, or null. */
  expire: string | null;
  /** Command that blocks an account, or null. */
  block: string | null;
  /** Command that reports the payment of a checkout, or null. */
  pay: string | null;
  /** Command that sets the backend's clock, or null. */
  clock: string | null;
  /** Whether a skipped check is a failure. */
  complete: boolean;
  /** Differences that the user temporarily accepts. */
  /** Whether the courses of the run stay. */
  keep: boolean;
  junit: string | null;
  html: string | null;
  json: string | null;
  summary: string | null;
}

function readBaseUrl(given: string | undefined): string {
  if (!given) throw problem('The address of the backend is missing, give it with --base-url');
  return withUsageProblem(() => readAddress(given, '--base-url')).href;
}

/** The headers of --header; each overrides the one in the file. */
function headersOf(texts: readonly string[], config: Config): Headers {
  const headers = withUsageProblem(() => readHeaders(texts));
  for (const [name, value] of config.headers ?? []) if (!headers.has(name)) headers.set(name, value);
  return headers;
}

/** Everything that the checks may use. */
function givenIn(options: Omit<CliOptions, 'choice'>): Need[] {
  const { mailbox, vouchers } = options;
  const mail: Need[] = mailbox === null ? [] : ['mailbox'];
  const commands = (['expire', 'block', 'restart', 'pay', 'clock'] as const).filter((name) => options[name] !== null);
  const accounts = accountStateNames.filter((name) => name in options.accountStates);
  const codes: Need[] = [
    ...(vouchers.expired ? (['voucherExpired'] as const) : []),
    ...(vouchers.lastDay ? (['voucherLastDay'] as const) : []),
  ];
  return [...mail, ...commands, ...accounts, ...codes];
}

const accountStateNames = ['trial', 'trialOver', 'canceled', 'canceledOver'] as const;

/** The accounts of dated subscriptions that the file has. */
function accountStatesOf(config: Config): CliOptions['accountStates'] {
  const found: CliOptions['accountStates'] = {};
  for (const name of [...accountStateNames, 'trialToCancel'] as const) if (config[name]) found[name] = config[name];
  return found;
}

const demo: Config = {
  member: { email: 'ativa@exemplo.com.br', password: 'portal123' },
  other: { email: 'inativa@exemplo.com.br', password: 'portal123' },
  admin: { email: 'admin@exemplo.com.br', password: 'portal123' },
  trial: { email: 'teste@exemplo.com.br', password: 'portal123' },
  canceled: { email: 'cancelada@exemplo.com.br', password: 'portal123' },
  vouchers: { full: 'VOUCHER100', partial: 'DESCONTO20', expired: 'EXPIRADO' },
};

function accountsOf(given: Partial<Record<Role, string>>, config: Config): CliOptions['accounts'] {
  const find = (role: Role): Account | undefined => {
    const text = given[role];
    return text === undefined ? config[role] : readAccount(role, text);
  };
  const missing = roles.filter((role) => find(role) === undefined);
  const [member, other, admin] = [find('member'), find('other'), find('admin')];
  if (member && other && admin) return { member, other, admin };
  const names = missing.map((role) => `--${role}`).join(', ');
  throw problem(`Three accounts are needed, give ${names} (or --demo for our mock server)`);
}

/**
 * Rejects unusable options before the kit sends anything.
 * @throws UsageProblem
 */
function refuseUnusable(options: CliOptions): void {
  const { choice, mailbox, expire, block, junit, html, json, summary } = options;
  for (const start of choice.only) {
    const { checks, leftOut } = chooseChecks({ ...choice, step: undefined, only: [start] });
    if (checks.length + leftOut.length === 0) throw problem(`--only names no check that starts with ${start}`);
  }
  if (mailbox === null && (expire ?? block) !== null)
    throw problem(`--${expire === null ? 'block' : 'expire'} is of no use without --mailbox`);
  const files = [junit, html, json, summary].filter((file) => file !== null).map((file) => path.resolve(file));
  if (new Set(files).size < files.length) throw problem('Each report needs a file of its own');
}

/**
 * Reads the command line, the environment and the file of --config, in this order of precedence. Returns "list" when
 * the user only wants the checks; prints help or version and returns null when the user asks for these.
 * @throws UsageProblem for anything invalid
 */
export function readOptions(args: readonly string[], print?: (text: string) => void): CliOptions | 'list' | null {
  const given = parsed(kitCommand(), args, print);
  if (given === null) return null;
  if (given.list) return 'list';
  const config: Config = {
    ...(given.demo ? demo : {}),
    ...(given.config === undefined ? {} : configOf(given.config)),
  };
  const { level, readOnly = false, destructive = false, step } = given;
  const { timeout, limit, parallel, complete = false, keep = false, voucherFull, voucherPartial: partial } = given;
  const full = voucherFull?.split(',');
  if (full && !fullVouchers(full).full) throw problem('--voucher-full has no code');
  const options = {
    baseUrl: readBaseUrl(given.baseUrl ?? config.baseUrl),
    headers: headersOf(given.header ?? [], config),
    accounts: accountsOf(given, config),
    vouchers: { ...config.vouchers, ...(full ? fullVouchers(full) : {}), ...(partial ? { partial } : {}) },
    accountStates: accountStatesOf(config),
    timeout,
    limit,
    parallel,
    restart: given.restart ?? null,
    mailbox: given.mailbox ?? (given.demo ? 'preview' : null),
    expire: given.expire ?? null,
    block: given.block ?? null,
    pay: given.pay ?? null,
    clock: given.clock ?? null,
    complete,
    keep,
    junit: given.junit ?? null,
    html: given.html ?? null,
    json: given.json ?? null,
    summary: given.summary ?? null,
  };
  const only = (given.only ?? '').split(',').filter((start) => start !== '');
  const choice = { level, readOnly, destructive, only, step, given: givenIn(options) };
  const read = { choice, ...options };
  refuseUnusable(read);
  return read;
}
