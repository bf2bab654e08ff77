import { expect, test } from 'vitest';
import { Figures, figureText, medianOf } from './figures.ts';
import { readOptions, usageOf } from './options.ts';

const benches = ['table', 'pages'];

test('without anything, all benches run with the sizes that were promised', () => {
  expect(readOptions([], benches)).toEqual({
    names: benches,
    people: [10_000, 50_000],
    runs: 3,
    slowdown: 4,
    only: [],
  });
});

test('names and sizes are taken from the command line', () => {
  const args = ['table', '--people', '5,60', '--runs', '7', '--slowdown', '1', '--only', '/,/login'];
  expect(readOptions(args, benches)).toEqual({
    names: ['table'],
    people: [5, 60],
    runs: 7,
    slowdown: 1,
    only: ['/', '/login'],
  });
});

test.each([
  [['nonsense'], 'There is no bench "nonsense": choose of table, pages, or name none to run all.'],
  [['--people', '5,x'], '--people is "x": give it as a number from 1 to 100000.'],
  [['--runs', '0'], '--runs is "0": give it as a number from 1 to 50.'],
  [['--fast'], 'Unknown option \'--fast\': run "npm test -- bench -- --help" to see the options.'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args, benches)).toThrow(sentence);
});

test('the usage names every bench', () => {
  expect(readOptions(['--help'], benches)).toBe('help');
  expect(usageOf([['table', 'the network']])).toContain('  table     the network\n');
});

test('values of the same step form one figure, read as least, median and greatest', () => {
  const figures = new Figures();
  const note = figures.of('10 people', 'portal');
  for (const value of [3.2, 1.1, 2.4, 9]) note('type', 'ms', value);
  note('memory', 'MB', 1.26);
  expect(figures.all()).toEqual([
    { group: '10 people', subject: 'portal', step: 'type', unit: 'ms', values: [3.2, 1.1, 2.4, 9] },
    { group: '10 people', subject: 'portal', step: 'memory', unit: 'MB', values: [1.26] },
  ]);
  expect(figures.all().map(figureText)).toEqual(['1 / 3 / 9 ms', '1.3 MB']);
  expect(medianOf([9, 1, 4, 2])).toBe(3);
  expect(() => medianOf([])).toThrow('Nothing was measured.');
});
