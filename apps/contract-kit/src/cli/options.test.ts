import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageProblem } from '@raiz/contract/commandLine';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { readOptions } from './options.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-options-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function file(text: string | Uint8Array): string {
  const name = path.join(folder, 'config.json');
  writeFileSync(name, text);
  return name;
}

const base = ['--base-url', 'http://localhost:4010/api'];
const three = ['--member', 'a@b:c:d', '--other', 'token:xyz', '--admin', 'e@f:g'];

describe('the command line of the kit', () => {
  it('reads accounts, choice and address', () => {
    const only = ['--only', 'shape,flow.bank', '--level', 'shape'];
    expect(readOptions([...base, ...three, ...only])).toEqual({
      choice: {
        level: 'shape',
        readOnly: false,
        destructive: false,
        only: ['shape', 'flow.bank'],
        given: [],
      },
      baseUrl: 'http://localhost:4010/api',
      headers: new Headers(),
      accounts: {
        member: { email: 'a@b', password: 'c:d' },
        other: { token: 'xyz' },
        admin: { email: 'e@f', password: 'g' },
      },
      vouchers: {},
      accountStates: {},
      timeout: 10,
      limit: 60,
      parallel: 8,
      restart: null,
      mailbox: null,
      expire: null,
      block: null,
      pay: null,
      clock: null,
      complete: false,
      keep: false,
      junit: null,
      html: null,
      json: null,
      summary: null,
    });
  });

  it('takes the environment before the file, and itself before both', () => {
    const person = (email: string) => ({ email, password: 'x' });
    const config = {
      baseUrl: 'http://file/api',
      member: person('file@a'),
      other: person('file@b'),
      admin: person('file@c'),
    };
    vi.stubEnv('CONTRACT_BASE_URL', 'http://env/api');
    vi.stubEnv('CONTRACT_MEMBER', 'env@a:x');
    vi.stubEnv('CONTRACT_OTHER', 'env@b:x');
    vi.stubEnv('CONTRACT_ADMIN', '');
    const args = ['--config', file(JSON.stringify(config)), '--member', 'line@a:x'];
    const options = readOptions(args);
    expect(options).toMatchObject({
      baseUrl: 'http://env/api',
      accounts: { member: { email: 'line@a' }, other: { email: 'env@b' }, admin: { email: 'file@c' } },
    });
  });

  it('reads several vouchers, and accounts and vouchers of certain dates from the file', () => {
    const trial = { email: 'trial@a', password: 'x' };
    const config = { trial, vouchers: { full: ['A', 'B', 'C'], partial: 'P', expired: 'E', lastDay: 'L' } };
    const named = readOptions([...base, ...three, '--config', file(JSON.stringify(config))]);
    expect(named).toMatchObject({
      accountStates: { trial },
      vouchers: { full: 'A', more: ['B', 'C'], partial: 'P', expired: 'E', lastDay: 'L' },
      choice: { given: ['trial', 'voucherExpired', 'voucherLastDay'] },
    });
    const line = [...base, ...three, '--voucher-full', 'X, Y', '--pay', './pay', '--clock', './clock'];
    expect(readOptions(line)).toMatchObject({
      vouchers: { full: 'X', more: ['Y'] },
      pay: './pay',
      clock: './clock',
      choice: { given: ['pay', 'clock'] },
    });
  });

  it.each<[string[], string]>([
    [[], 'The address of the backend is missing, give it with --base-url'],
    [['--base-url', 'localhost'], '--base-url must be an http or https address, not "localhost"'],
    [['--base-url', 'ftp://x'], '--base-url must be an http or https address, not "ftp://x"'],
    [base, 'Three accounts are needed, give --member, --other, --admin (or --demo for our mock server)'],
    [[...base, ...three.slice(2)], 'Three accounts are needed, give --member (or --demo for our mock server)'],
    [['--level', 'deep'], "Option '--level <level>' argument 'deep' is invalid (allowed choices are shape, flow)"],
    [['--step', '2'], "Option '--step <n>' argument '2' is invalid (it must be a number from 3 to 9)"],
    [['--timeout', '0'], "Option '--timeout <n>' argument '0' is invalid (it must be a number from 1 to 600)"],
    [['--read-only', '--destructive'], "Option '--destructive' cannot be used with option '--read-only'"],
    [['--read-only', '--keep'], "Option '--keep' cannot be used with option '--read-only'"],
    [[...base, ...three, '--only', 'shape,flow.bnk'], '--only names no check that starts with flow.bnk'],
    [[...base, ...three, '--block', './block'], '--block is of no use without --mailbox'],
    [[...base, ...three, '--expire', './expire'], '--expire is of no use without --mailbox'],
    [[...base, ...three, '--voucher-full', ' ,'], '--voucher-full has no code'],
    [[...base, ...three, '--html', 'report', '--json', './report'], 'Each report needs a file of its own'],
  ])('%j is refused', (args, what) => {
    expect(() => readOptions(args)).toThrow(
      new UsageProblem(`${what}: run "npx --no-install raiz-contract --help" to see the options.`),
    );
  });

  it('reads the step of docs/backend.md', () => {
    expect(readOptions([...base, ...three, '--step', '4'])).toMatchObject({ choice: { step: 4 } });
  });

  it.each([
    [
      ['--mailbox', 'preview', '--block', 'block', '--expire', 'expire'],
      ['mailbox', 'expire', 'block'],
    ],
    [['--restart', 'ask'], ['restart']],
  ])('%j gives %j', (args, given) => {
    expect(readOptions([...base, ...three, '--admin', 'a@b:x', ...args])).toMatchObject({
      choice: { given },
    });
  });

  it('does not repeat what may be a password', () => {
    const act = () => readOptions([...base, ...three, '--admin', 'segredo']);
    expect(act).toThrow(new UsageProblem('--admin must be EMAIL:PASSWORD or token:TOKEN.'));
  });

  it.each([
    ['{', 'is no JSON object'],
    ['[]', 'is no JSON object'],
    ['{"membro":{}}', 'has a field "membro"'],
    ['{"admin":{"email":"a@b"}}', '"admin" must be {"email": …, "password": …} or {"token": …}.'],
  ])('a file with %s is refused', (text, what) => {
    expect(() => readOptions([...base, '--config', file(text)])).toThrow(what);
  });

  it.each([
    ['a byte order mark', Buffer.from('\u{feff}{"member":\r\n{"email":"joão@a","password":"ç"}}')],
    ['UTF-16', Buffer.from('\u{feff}{"member":{"email":"joão@a","password":"ç"}}', 'utf16le')],
  ])('a file that Windows saved with %s is read', (_how, bytes) => {
    const given = [...base, '--other', 'token:xyz', '--admin', 'e@f:g', '--config', file(bytes)];
    const member = { email: 'joão@a', password: 'ç' };
    expect(readOptions(given)).toMatchObject({ accounts: { member } });
  });

  it('a file in another encoding is refused, and what to do said', () => {
    const bytes = Buffer.from('{"member":{"email":"joão@a","password":"ç"}}', 'latin1');
    expect(() => readOptions([...base, '--config', file(bytes)])).toThrow(
      'config.json is neither UTF-8 nor UTF-16: save it as UTF-8.',
    );
  });

  it('a file that is not there is reported', () => {
    expect(() => readOptions(['--config', 'gone.json'])).toThrow('gone.json cannot be read: correct --config.');
  });
});
