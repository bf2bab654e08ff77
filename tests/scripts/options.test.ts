import { expect, test } from 'vitest';
import { readOptions } from '../../scripts/serve/options.ts';
import { Problem } from '../../scripts/serve/problem.ts';

test('without anything the mock is in memory, on port 3000, for this machine', () => {
  expect(readOptions([], {})).toEqual({
    port: 3000,
    host: undefined,
    apiUrl: undefined,
    data: undefined,
    create: false,
  });
});

test('the command line and the variables say otherwise', () => {
  expect(readOptions(['--data', 'world.json', '--create'], { PORT: '8080', HOST: '0.0.0.0' })).toEqual({
    port: 8080,
    host: '0.0.0.0',
    apiUrl: undefined,
    data: 'world.json',
    create: true,
  });
  expect(readOptions(['--help'], {})).toBe('help');
});

test.each<[string, string[], Record<string, string>]>([
  ['an unknown option', ['--nonsense'], {}],
  ['a word too many', ['nonsense'], {}],
  ['a data file without a name', ['--data'], {}],
  ['a data file with an empty name', ['--data='], {}],
  ['a new file without a name', ['--create'], {}],
  ['a data file for a real backend', ['--data', 'x.json'], { API_URL: 'https://example.com/api' }],
  ['a port that is none', [], { PORT: 'nonsense' }],
  ['a port beyond the last', [], { PORT: '65536' }],
  ['a negative port', [], { PORT: '-1' }],
])('%s is refused in one sentence that says what to do', (_case, args, environment) => {
  expect(() => readOptions(args, environment)).toThrow(Problem);
  expect(() => readOptions(args, environment)).toThrow(/^[^\n]+: [^\n]+\.$/);
});
