import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { optionsIn, readOptions } from './options.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-options-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const member = { email: 'a@b.co', password: '$SECRET' };
const good = { baseUrl: 'http://localhost/api', accounts: { member, other: { token: 'x' }, admin: { token: 'y' } } };

function read(content: unknown) {
  return optionsIn(content, 'contract.config.json', { SECRET: 's3gredo' });
}

it('texts that name a variable get its value, and the rest its defaults', () => {
  expect(read(good)).toEqual({
    baseUrl: 'http://localhost/api',
    accounts: { ...good.accounts, member: { email: 'a@b.co', password: 's3gredo' } },
    mayChange: 'courses',
    timeout: 10,
    parallel: 8,
  });
});

it.each<[object | null, string]>([
  [null, 'is no object'],
  [{}, '"baseUrl" must be an http or https address without a user, "?" and "#".'],
  [{ ...good, baseUrl: 'localhost:80' }, '"baseUrl" must be'],
  [{ ...good, baseUrl: 'http://ana:s3gredo@host/api' }, '"baseUrl" must be'],
  [{ ...good, baseUrl: 'http://host/api?key=s3gredo' }, '"baseUrl" must be'],
  [{ ...good, accounts: { member } }, '"accounts" must be the accounts member, other and admin'],
  [{ ...good, accounts: { ...good.accounts, membro: member } }, '"accounts" must be'],
  [{ ...good, accounts: { ...good.accounts, member: 's3gredo' } }, '"accounts" must be'],
  [{ ...good, baseURL: 's3gredo' }, 'has a field "baseURL", which is none of baseUrl, '],
  [{ ...good, headers: { Authorization: 's3gredo' } }, '"headers" must be'],
  [{ ...good, headers: { 'X-Key': 's3gredo\nX-B: 1' } }, '"headers" must be'],
  [{ ...good, vouchers: { full: [] } }, '"vouchers" must be'],
  [{ ...good, mayChange: true }, '"mayChange" must be "nothing", "courses" or "accounts".'],
  [{ ...good, mailbox: '/nowhere/mails' }, '"mailbox" must be a folder of .eml files, or "preview".'],
  [{ ...good, timeout: 0 }, '"timeout" must be a number of seconds from 1 to 600.'],
  [{ ...good, pay: '$PAY' }, 'wants the variable PAY, which is not set.'],
  [{ ...good, block: './block' }, '"block" is of no use without "mailbox".'],
])('%j is refused in a sentence without values', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence);
  expect(() => read(content)).not.toThrow('s3gredo');
});

it('reads the file of the folder, TypeScript or JSON, or the one that CONTRACT_CONFIG names', async () => {
  await expect(readOptions(folder)).rejects.toThrow(`There is no contract.config.ts, .js or .json in ${folder}`);
  const content = { ...good, accounts: { ...good.accounts, member: { token: 'z' } } };
  writeFileSync(path.join(folder, 'contract.config.json'), `\u{feff}${JSON.stringify(content)}`);
  expect(await readOptions(folder)).toMatchObject({ parallel: 8, baseUrl: 'http://localhost/api' });
  const typed = `const parallel: number = 9;\nexport default { ...${JSON.stringify(content)}, parallel };`;
  writeFileSync(path.join(folder, 'contract.config.ts'), typed);
  expect(await readOptions(folder)).toMatchObject({ parallel: 9 });
  vi.stubEnv('CONTRACT_CONFIG', 'contract.config.json');
  expect(await readOptions(folder)).toMatchObject({ parallel: 8 });
  writeFileSync(path.join(folder, 'contract.config.json'), '{');
  await expect(readOptions(folder)).rejects.toThrow(/contract\.config\.json cannot be read: /);
});
