import { UsageProblem } from '@raiz/contract/commandLine';
import { checkedHeader, NetworkProblem } from '@raiz/contract/network';
import { EncodingProblem, readText } from '@raiz/contract/text';
import { readJson } from '../core/answer.ts';
import type { Account, Role, AccountState, Vouchers } from '../core/people.ts';
import { isObject, listAt, textAt } from '../core/values.ts';
import { problem } from './command.ts';

/** The content of a file of --config; everything is optional. */
export type Config = { baseUrl?: string; headers?: Headers; vouchers?: Vouchers } & Partial<
  Record<Role | AccountState, Account>
>;

const accountNames = [
  'member',
  'other',
  'admin',
  'trial',
  'trialToCancel',
  'trialOver',
  'canceled',
  'canceledOver',
] as const;

function isAccountName(name: string): name is Role | AccountState {
  return accountNames.some((one) => one === name);
}

/**
 * Parses EMAIL:PASSWORD or token:TOKEN.
 * @throws UsageProblem, which does not repeat the value: it may be a password
 */
export function readAccount(role: Role, given: string): Account {
  const [, name = '', secret = ''] = /^([^:]+):(.+)$/s.exec(given) ?? [];
  if (name === 'token' && secret !== '') return { token: secret };
  if (name.includes('@') && secret !== '') return { email: name, password: secret };
  throw new UsageProblem(`--${role} must be EMAIL:PASSWORD or token:TOKEN.`);
}

function accountIn(file: string, role: Role | AccountState, value: unknown): Account {
  const [email, password, token] = ['/email', '/password', '/token'].map((pointer) => textAt(value, pointer));
  if (token) return { token };
  if (email && password) return { email, password };
  throw new UsageProblem(`${file}: "${role}" must be {"email": …, "password": …} or {"token": …}.`);
}

/**
 * Reads the file of an option.
 * @throws UsageProblem when it is unreadable
 */
function textOf(file: string, option: string): string {
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof EncodingProblem) throw new UsageProblem(`${file} ${error.message}.`);
    throw new UsageProblem(`${file} cannot be read: correct ${option}.`);
  }
}

/**
 * Reads the file of --config.
 * @throws UsageProblem when it is missing or invalid
 */
export function configOf(file: string): Config {
  const value = readJson(textOf(file, '--config'));
  if (!isObject(value))
    throw new UsageProblem(`${file} is no JSON object: see "npx --no-install raiz-contract --help" for its fields.`);
  const config: Config = {};
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'baseUrl') config.baseUrl = String(inner);
    else if (isAccountName(name)) config[name] = accountIn(file, name, inner);
    else if (name === 'headers') config.headers = headersIn(file, inner);
    else if (name === 'vouchers') config.vouchers = vouchersIn(inner);
    else
      throw new UsageProblem(
        `${file} has a field "${name}", which is none of baseUrl, headers, ${accountNames.join(', ')}, vouchers.`,
      );
  }
  return config;
}

function headersIn(file: string, value: unknown): Headers {
  const where = `${file}: "headers"`;
  if (!isObject(value)) throw new UsageProblem(`${where} must be {"Name": "value"}.`);
  const headers = new Headers();
  for (const [name, inner] of Object.entries(value))
    headers.set(...withUsageProblem(() => checkedHeader(name, typeof inner === 'string' ? inner : '', where)));
  return headers;
}

/**
 * Runs a reader of a header or address.
 * @throws UsageProblem instead of the reader's own error
 */
export function withUsageProblem<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof NetworkProblem ? problem(error.message) : error;
  }
}

function vouchersIn(value: unknown): Vouchers {
  const named = (name: 'partial' | 'expired' | 'lastDay'): Vouchers => {
    const code = textAt(value, `/${name}`);
    return code ? { [name]: code } : {};
  };
  const full = [textAt(value, '/full'), ...listAt(value, '/full').map((_, index) => textAt(value, `/full/${index}`))];
  return { ...fullVouchers(full), ...named('partial'), ...named('expired'), ...named('lastDay') };
}

/** Vouchers of 100 % from a list of codes; ignores empty ones. */
export function fullVouchers(codes: readonly string[]): Vouchers {
  const [full, ...more] = codes.map((code) => code.trim()).filter((code) => code !== '');
  return { ...(full ? { full } : {}), ...(more.length > 0 ? { more } : {}) };
}
