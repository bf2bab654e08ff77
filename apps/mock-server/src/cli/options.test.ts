import { UsageProblem } from '@raiz/contract/commandLine';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const standard = { port: 4010, scenario: 'usual' };

describe('the command line', () => {
  it.each<[string[], object]>([
    [[], standard],
    [['--port=4100', '--host', '0.0.0.0'], { ...standard, port: 4100, host: '0.0.0.0' }],
    [['--create', '--data=-odd.json'], { ...standard, data: '-odd.json', create: true }],
    [['--portal', 'http://localhost:5173/perfil'], { ...standard, portal: 'http://localhost:5173' }],
    [['--scenario', 'list'], { ...standard, scenario: 'list' }],
    [
      ['--seed', '7', '--scenario', 'serverDown', '--freeze', '2026-11-21T12:00:00Z'],
      { ...standard, seed: 7, scenario: 'serverDown', freeze: new Date('2026-11-21T12:00:00Z') },
    ],
  ])('%j is %j', (args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  it('names the scenarios when there is no such one', () => {
    expect(() => readOptions(['--scenario', 'x'])).toThrow('There is no scenario "x": choose one of usual, serverDown');
  });

  it.each<[string[], string]>([
    [['--seed', '4294967296'], 'it must be a number from 0 to 4294967295'],
    [['--freeze', 'now'], 'it must be a moment such as 2026-11-21T12:00:00-03:00'],
    [['--create'], '--create makes the file of --data, which is missing'],
    [['--portal', 'localhost:5173'], 'it must be an http or https address'],
    [['--portal', 'x'], 'it must be an http or https address'],
  ])('%j is refused', (args, what) => {
    expect(() => readOptions(args)).toThrow(UsageProblem);
    expect(() => readOptions(args)).toThrow(what);
  });
});
