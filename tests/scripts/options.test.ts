import { UsageProblem } from '@raiz/contract/commandLine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOptions } from '../../scripts/serve/options.ts';

beforeEach(() => {
  for (const name of ['PORT', 'HOST', 'API_URL']) vi.stubEnv(name, '');
});
afterEach(() => vi.unstubAllEnvs());

test('without anything the mock is in memory, on port 3000, for this machine', () => {
  expect(readOptions([])).toEqual({ port: 3000 });
});

test('the command line and the variables say otherwise', () => {
  vi.stubEnv('PORT', '8080');
  vi.stubEnv('HOST', '0.0.0.0');
  const given = {
    port: 8080,
    host: '0.0.0.0',
    data: 'mock.json',
    create: true,
  };
  expect(readOptions(['--data', 'mock.json', '--create'])).toEqual(given);
  expect(readOptions(['--port', '0', '--host', '::1'])).toMatchObject({ port: 0, host: '::1' });
});

test('a proxy in front is trusted only when the command line says so', () => {
  vi.stubEnv('API_URL', 'https://example.com/api');
  expect(readOptions([])).not.toHaveProperty('trustProxy');
  expect(readOptions(['--trust-proxy'])).toMatchObject({ trustProxy: true });
});

test.each<[string, string[], Record<string, string>]>([
  ['a new file without a name', ['--create'], {}],
  ['a data file for a real backend', ['--data', 'x.json'], { API_URL: 'https://example.com/api' }],
  ['a port that is none', [], { PORT: 'nonsense' }],
])('%s is refused in one sentence that says what to do', (_case, args, environment) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(() => readOptions(args)).toThrow(UsageProblem);
  expect(() => readOptions(args)).toThrow(/^[^\n]+: [^\n]+\.$/);
});
