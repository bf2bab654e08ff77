import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import type { Account, ContractConfig } from '../contractConfig.ts';
import { NotReady } from '../core/notReady.ts';

/** Names of the file of a run, the first one that is there counts. */
const names = ['ts', 'mts', 'js', 'mjs', 'json'].map((ending) => `contract.config.${ending}`);

/** Settings of a run that can be used. */
export type Options = ContractConfig & Required<Pick<ContractConfig, 'mayChange' | 'timeout' | 'parallel'>>;

const accounts = ['member', 'other', 'admin', 'trial', 'trialToCancel', 'trialOver', 'canceled', 'canceledOver'];

const changes: readonly unknown[] = ['nothing', 'courses', 'accounts'];

// Its own: Node loads this file for Vitest's configuration, and no other package's TypeScript.
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isAccount(value: unknown): value is Account {
  if (!isObject(value)) return false;
  return isText(value['token']) || (isText(value['email']) && isText(value['password']));
}

function isTexts(value: unknown): boolean {
  return isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText));
}

/** Whether a value is an object with fields of these names that all pass. */
function isRecord(value: unknown, has: (name: string, inner: unknown) => boolean): boolean {
  return isObject(value) && Object.entries(value).every(([name, inner]) => has(name, inner));
}

function isNumber(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** A header that a call may have besides the kit's own. */
function isHeader(name: string, value: unknown): boolean {
  const isOwn = /^(?:authorization|host|accept|connection|content-.+|transfer-encoding)$/i.test(name);
  return !isOwn && /^[\w!#$%&'*+.^`|~-]+$/.test(name) && isText(value) && /^[\t\x20-\x7e]+$/.test(value);
}

/** An address without what belongs to people or follows the paths. */
function isAddress(value: unknown): boolean {
  if (!isText(value) || !/^https?:\/\/[^@?#\s]+$/.test(value)) return false;
  return URL.canParse(value);
}

/** Each field: what it must be, and whether a value is that. */
const fields: Readonly<Record<string, [must: string, test: (value: unknown) => boolean]>> = {
  baseUrl: ['an http or https address without a user, "?" and "#"', isAddress],
  headers: ['{"Name": "value"}, without Authorization and what the kit sets', (all) => isRecord(all, isHeader)],
  accounts: [
    'the accounts member, other and admin, if you have them also trial, trialToCancel, trialOver, canceled and canceledOver, each {"email": …, "password": …} or {"token": …}',
    (all) =>
      isRecord(all, (name, one) => accounts.includes(name) && isAccount(one)) &&
      accounts.slice(0, 3).every((name) => isObject(all) && name in all),
  ],
  vouchers: [
    'the codes full (one or a list), partial, expired and lastDay',
    (all) =>
      isRecord(all, (name, one) =>
        name === 'full' ? isTexts(one) : ['partial', 'expired', 'lastDay'].includes(name) && isText(one),
      ),
  ],
  mayChange: ['"nothing", "courses" or "accounts"', (value) => changes.includes(value)],
  mailbox: [
    'a folder of .eml files, or "preview"',
    (value) => value === 'preview' || (isText(value) && existsSync(value)),
  ],
  expire: ['a command', isText],
  block: ['a command', isText],
  pay: ['a command', isText],
  clock: ['a command', isText],
  restart: ['a command', isText],
  timeout: ['a number of seconds from 1 to 600', (value) => isNumber(value, 1, 600)],
  parallel: ['a number from 2 to 64', (value) => isNumber(value, 2, 64)],
  complete: ['true or false', (value) => typeof value === 'boolean'],
  keep: ['true or false', (value) => typeof value === 'boolean'],
};

function isConfig(value: Record<string, unknown>): value is Record<string, unknown> & ContractConfig {
  return Object.entries(fields).every(([name, [, test]]) => value[name] === undefined || test(value[name]));
}

/**
 * Replaces each text `"$NAME"` with the variable NAME.
 * @throws NotReady when it is not set
 */
function withVariables(value: unknown, file: string, environment: NodeJS.ProcessEnv): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\$(\w+)$/.exec(value) ?? [];
    if (name === undefined) return value;
    return environment[name] || fail(`${file} wants the variable ${name}, which is not set.`);
  }
  if (Array.isArray(value)) return value.map((one) => withVariables(one, file, environment));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withVariables(one, file, environment)]));
}

function fail(sentence: string): never {
  throw new NotReady(sentence);
}

/**
 * Validates the content of a file.
 * @throws NotReady for anything that cannot be used; it never repeats a value, which may be a password
 */
export function optionsIn(content: unknown, file: string, environment: NodeJS.ProcessEnv = process.env): Options {
  const value = withVariables(content, file, environment);
  if (!isObject(value)) return fail(`${file} is no object: see README.md of the kit for its fields.`);
  const strange = Object.keys(value).find((name) => !(name in fields));
  if (strange !== undefined)
    return fail(`${file} has a field "${strange}", which is none of ${Object.keys(fields).join(', ')}.`);
  for (const [name, [must, test]] of Object.entries(fields)) {
    const isMissing = value[name] === undefined;
    if (isMissing ? name === 'baseUrl' || name === 'accounts' : !test(value[name]))
      return fail(`${file}: "${name}" must be ${must}.`);
  }
  if (!isConfig(value)) return fail(`${file} cannot be used.`);
  if (value.mailbox === undefined && (value.expire ?? value.block) !== undefined)
    return fail(`${file}: "${value.expire === undefined ? 'block' : 'expire'}" is of no use without "mailbox".`);
  return { mayChange: 'courses', timeout: 10, parallel: 8, ...value };
}

async function contentOf(file: string): Promise<unknown> {
  try {
    // Some Windows programs start each file with a byte order mark.
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8').replace(/^\u{feff}/u, ''));
    const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file, undefined, 'silent');
    return loaded?.config;
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}

/**
 * Reads the settings of a run: the file in the variable CONTRACT_CONFIG, else `contract.config.*` in a folder.
 * @throws NotReady when there is none, or when it cannot be used
 */
export async function readOptions(folder: string): Promise<Options> {
  const given = process.env['CONTRACT_CONFIG'];
  const file = given || names.find((name) => existsSync(path.join(folder, name)));
  if (file === undefined) return fail(`There is no contract.config.ts, .js or .json in ${folder}: make one.`);
  return optionsIn(await contentOf(path.resolve(folder, file)), file);
}
