import { parseArgs } from 'node:util';
import { readAddress, readHeaders } from '@raiz/contract/network';
import type { Choice } from '../checks/all.ts';
import { firstStep, lastStep } from '../checks/steps.ts';
import { type Level, levels } from '../core/check.ts';
import type { Need } from '../core/tools.ts';
import type { Account, Role, Standing, Vouchers } from '../core/people.ts';
import { roles } from '../core/backend.ts';
import { asked, configOf, type Config, fullVouchers, readAccount } from './config.ts';
import { problem } from './usage.ts';

const wishes = ['help', 'list', 'version'] as const;

/** The options of the command. */
export interface CliOptions {
  choice: Choice;
  baseUrl: string;
  /** Headers of every call to the backend. */
  headers: Headers;
  accounts: Record<Role, Account>;
  vouchers: Vouchers;
  /** Accounts of dated subscriptions. */
  standings: Partial<Record<Standing, Account>>;
  /** Time limit of one answer in seconds. */
  timeout: number;
  /** Time limit of the run in minutes. */
  limit: number;
  /** Number of calls that a check sends at once. */
  parallel: number;
  /** Command that kills the backend and starts it again, "ask" for a prompt, or null. */
  restart: string | null;
  /** Folder of mails, address of Mailpit, or "preview"; null without mails. */
  mailbox: string | null;
  /** Command that makes mailed links expire, or null. */
  expire: string | null;
  /** Command that blocks an account, or null. */
  block: string | null;
  /** Command that reports the payment of a checkout, or null. */
  pay: string | null;
  /** Command that sets the backend's clock, or null. */
  clock: string | null;
  /** Whether it is a failure that a check is skipped. */
  complete: boolean;
  junit: string | null;
  html: string | null;
  json: string | null;
  summary: string | null;
}

/** What may be asked for instead of a run. */
export type Wish = (typeof wishes)[number];

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const known = {
  'base-url': text,
  header: text,
  member: text,
  other: text,
  admin: text,
  demo: flag,
  config: text,
  level: text,
  'read-only': flag,
  destructive: flag,
  'voucher-full': text,
  'voucher-partial': text,
  only: text,
  step: text,
  seed: text,
  runs: text,
  timeout: text,
  limit: text,
  parallel: text,
  restart: text,
  mailbox: text,
  expire: text,
  block: text,
  pay: text,
  clock: text,
  complete: flag,
  junit: text,
  html: text,
  json: text,
  summary: text,
  list: flag,
  version: flag,
  help: flag,
} as const;

/** The values of each option that is given, in their order. */
type Values = Map<string, (string | true)[]>;

function readValues(args: string[]): Values {
  const { tokens } = parseArgs({ args, options: known, strict: false, allowPositionals: true, tokens: true });
  const values: Values = new Map();
  for (const token of tokens) {
    if (token.kind === 'positional') throw problem(`"${token.value}" is not an option`);
    if (token.kind === 'option-terminator') continue;
    const given = token.rawName === '-h' ? '--help' : token.rawName;
    const option = Object.entries(known).find(([name]) => `--${name}` === given);
    if (!option) throw problem(`There is no option ${token.rawName}`);
    const [name, { type }] = option;
    if (type === 'boolean' && token.value !== undefined) throw problem(`--${name} takes no value`);
    const looksLikeOption = token.inlineValue === false && token.value?.startsWith('--');
    if (type === 'string' && (!token.value || looksLikeOption)) throw problem(`--${name} needs a value`);
    values.set(name, [...(values.get(name) ?? []), token.value ?? true]);
  }
  return values;
}

function textOf(values: Values, name: string): string | null {
  const value = values.get(name)?.at(-1);
  return typeof value === 'string' ? value : null;
}

function numberOf(values: Values, name: string, otherwise: number, least: number, most: number): number {
  const given = textOf(values, name);
  if (given === null) return otherwise;
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw problem(`--${name} must be a number from ${least} to ${most}, not "${given}"`);
}

function isLevel(value: string): value is Level {
  return value in levels;
}

function readLevel(values: Values): Level {
  const given = textOf(values, 'level') ?? 'flow';
  if (Object.hasOwn(levels, given) && isLevel(given)) return given;
  throw problem(`--level must be shape, flow or fuzz, not "${given}"`);
}

function readBaseUrl(given: string | undefined): string {
  if (!given) throw problem('The address of the backend is missing, give it with --base-url');
  return asked(() => readAddress(given, '--base-url')).href;
}

/** The headers of --header; each takes the place of the one in the file. */
function headersOf(values: Values, config: Config): Headers {
  const texts = (values.get('header') ?? []).filter((value) => typeof value === 'string');
  const headers = asked(() => readHeaders(texts));
  for (const [name, value] of config.headers ?? []) if (!headers.has(name)) headers.set(name, value);
  return headers;
}

/** What the checks may use; mailed links and new people are of no use where no mail is read. */
function givenIn(values: Values, mailbox: string | null, standings: object, vouchers: Vouchers): Need[] {
  const mail: Need[] = mailbox === null ? [] : ['mailbox'];
  const ofMails = (['expire', 'block'] as const).filter((name) => mailbox !== null && values.has(name));
  const commands = (['restart', 'pay', 'clock'] as const).filter((name) => values.has(name));
  const accounts = standingNames.filter((name) => name in standings);
  const codes: Need[] = [
    ...(vouchers.expired ? (['voucherExpired'] as const) : []),
    ...(vouchers.lastDay ? (['voucherLastDay'] as const) : []),
  ];
  return [...mail, ...ofMails, ...commands, ...accounts, ...codes];
}

const standingNames = ['trial', 'trialOver', 'canceled', 'canceledOver'] as const;

/** The accounts of dated subscriptions that the file has. */
function standingsOf(config: Config): CliOptions['standings'] {
  const found: CliOptions['standings'] = {};
  for (const name of standingNames) if (config[name]) found[name] = config[name];
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

function accountsOf(
  values: Values,
  environment: Record<string, string | undefined>,
  config: Config,
): CliOptions['accounts'] {
  const find = (role: Role): Account | undefined => {
    const given = textOf(values, role) ?? (environment[`CONTRACT_${role.toUpperCase()}`] || null);
    return given === null ? config[role] : readAccount(role, given);
  };
  const missing = roles.filter((role) => find(role) === undefined);
  const [member, other, admin] = [find('member'), find('other'), find('admin')];
  if (member && other && admin) return { member, other, admin };
  const names = missing.map((role) => `--${role}`).join(', ');
  throw problem(`Three accounts are needed, give ${names} (or --demo for our mock server)`);
}

/**
 * Reads the command line, the environment and the file of --config, in this order of precedence;
 * a word when only a text is wanted.
 * @throws UsageProblem for anything invalid
 */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
  newSeed: () => number,
): CliOptions | Wish {
  const values = readValues(args);
  const wish = wishes.find((name) => values.has(name));
  if (wish) return wish;
  if (values.has('read-only') && values.has('destructive'))
    throw problem('--read-only and --destructive exclude each other');
  const file = textOf(values, 'config');
  const config: Config = { ...(values.has('demo') ? demo : {}), ...(file === null ? {} : configOf(file)) };
  const mailbox = textOf(values, 'mailbox') ?? (values.has('demo') ? 'preview' : null);
  const full = textOf(values, 'voucher-full')?.split(',');
  const partial = textOf(values, 'voucher-partial');
  const vouchers = { ...config.vouchers, ...(full ? fullVouchers(full) : {}), ...(partial ? { partial } : {}) };
  const standings = standingsOf(config);
  return {
    choice: {
      level: readLevel(values),
      readOnly: values.has('read-only'),
      destructive: values.has('destructive'),
      only: (textOf(values, 'only') ?? '').split(',').filter((start) => start !== ''),
      step: values.has('step') ? numberOf(values, 'step', firstStep, firstStep, lastStep) : undefined,
      seed: numberOf(values, 'seed', newSeed(), 0, 2 ** 31 - 1),
      runs: numberOf(values, 'runs', 60, 1, 10_000),
      given: givenIn(values, mailbox, standings, vouchers),
    },
    baseUrl: readBaseUrl(textOf(values, 'base-url') ?? (environment['CONTRACT_BASE_URL'] || config.baseUrl)),
    headers: headersOf(values, config),
    accounts: accountsOf(values, environment, config),
    vouchers,
    standings,
    timeout: numberOf(values, 'timeout', 10, 1, 600),
    limit: numberOf(values, 'limit', 60, 1, 1440),
    parallel: numberOf(values, 'parallel', 8, 2, 64),
    restart: textOf(values, 'restart'),
    mailbox,
    expire: textOf(values, 'expire'),
    block: textOf(values, 'block'),
    pay: textOf(values, 'pay'),
    clock: textOf(values, 'clock'),
    complete: values.has('complete'),
    junit: textOf(values, 'junit'),
    html: textOf(values, 'html'),
    json: textOf(values, 'json'),
    summary: textOf(values, 'summary'),
  };
}
