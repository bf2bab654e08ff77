import { expect, test } from 'vitest';
import { figureText, spreadOf } from '../bench/figures.ts';
import { readOptions, usageOf } from '../bench/options.ts';
import { printed } from '../bench/print.ts';

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

test('names, sizes and the file are taken from the command line', () => {
  const args = [
    'table',
    '--people',
    '5,60',
    '--runs',
    '7',
    '--slowdown',
    '1',
    '--only',
    '/,/login',
    '--json',
    'a.json',
  ];
  expect(readOptions(args, benches)).toEqual({
    names: ['table'],
    people: [5, 60],
    runs: 7,
    slowdown: 1,
    only: ['/', '/login'],
    json: 'a.json',
  });
});

test.each([
  [['nonsense'], 'There is no bench "nonsense": choose of table, pages, or name none to run all.'],
  [['--people', '5,x'], '--people is "x": give it as a number from 1 to 100000.'],
  [['--runs', '0'], '--runs is "0": give it as a number from 1 to 50.'],
  [['--fast'], 'Unknown option \'--fast\': run "npm run bench -- --help" to see the options.'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args, benches)).toThrow(sentence);
});

test('the usage names every bench', () => {
  expect(readOptions(['--help'], benches)).toBe('help');
  expect(usageOf([['table', 'the network']])).toContain('  table  the network\n');
});

test('figures are told as least, middle and greatest, in a table of steps and subjects', () => {
  expect(spreadOf([9, 1, 4, 2])).toEqual({ min: 1, median: 3, max: 9 });
  expect(() => spreadOf([])).toThrow('Nothing was measured.');
  const figure = { group: '10 people', subject: 'portal', step: 'type', unit: 'ms', values: [3.2, 1.1, 2.4] } as const;
  expect(figureText(figure)).toBe('1 / 2 / 3 ms');
  const plain = { ...figure, subject: 'plain', values: [20] };
  const other = { ...figure, step: 'memory', unit: 'MB', values: [1.26] } as const;
  expect(printed([figure, other, plain])).toBe(
    [
      '10 people (least / middle / greatest)',
      '               portal   plain',
      'type     1 / 2 / 3 ms   20 ms',
      'memory         1.3 MB       -',
    ].join('\n'),
  );
});
