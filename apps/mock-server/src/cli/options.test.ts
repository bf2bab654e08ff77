import { describe, expect, it } from 'vitest';
import { readOptions, UsageProblem } from './options.ts';

const standard = {
  port: 4010,
  host: '127.0.0.1',
  data: null,
  create: false,
  portal: null,
  seed: null,
  scenario: 'usual',
  freeze: null,
};

describe('the command line', () => {
  it.each<[string[], Record<string, string>, object]>([
    [[], {}, standard],
    [[], { PORT: '' }, standard],
    [[], { PORT: '5000' }, { ...standard, port: 5000 }],
    [['--port', '0'], { PORT: 'x' }, { ...standard, port: 0 }],
    [['--port=4100', '--host', '0.0.0.0'], {}, { ...standard, port: 4100, host: '0.0.0.0' }],
    [['--data', 'world.json'], {}, { ...standard, data: 'world.json' }],
    [['--create', '--data=-odd.json'], {}, { ...standard, data: '-odd.json', create: true }],
    [['--portal', 'http://localhost:5173/perfil'], {}, { ...standard, portal: 'http://localhost:5173' }],
    [
      ['--seed', '7', '--scenario', 'serverDown', '--freeze', '2026-11-21T12:00:00Z'],
      {},
      { ...standard, seed: 7, scenario: 'serverDown', freeze: new Date('2026-11-21T12:00:00Z') },
    ],
  ])('%j with %j is %j', (args, environment, options) => {
    expect(readOptions(args, environment)).toEqual(options);
  });

  it('prefers --help to all other options', () => {
    expect(readOptions(['--help', '--create'], {})).toBe('help');
  });

  it('lists the scenarios, and names them when there is no such one', () => {
    expect(readOptions(['--scenario', 'list'], {})).toBe('scenarios');
    expect(() => readOptions(['--scenario', 'x'], {})).toThrow(
      'There is no scenario "x": choose one of usual, serverDown',
    );
  });

  it.each<[string[], string]>([
    [['--seed', '-1'], '--seed needs a value'],
    [['--seed', 'x'], '--seed must be a whole number from 0 to 4294967295, not "x"'],
    [['--freeze', 'now'], '--freeze must be a moment such as 2026-11-21T12:00:00-03:00, not "now"'],
    [['--porta', '1'], 'There is no option --porta'],
    [['-p', '1'], 'There is no option -p'],
    [['--constructor'], 'There is no option --constructor'],
    [['world.json'], '"world.json" is not an option'],
    [['--', 'x'], '"x" is not an option'],
    [['--data'], '--data needs a value'],
    [['--data='], '--data needs a value'],
    [['--data', '--create'], '--data needs a value'],
    [['--host', ''], '--host needs a value'],
    [['--create=no'], '--create takes no value'],
    [['--create'], '--create makes the file of --data, which is missing'],
    [['--port', '65536'], '--port must be a number from 0 to 65535, not "65536"'],
    [['--port', '80a'], '--port must be a number from 0 to 65535, not "80a"'],
    [['--portal', 'localhost:5173'], '--portal must be an http or https address, not "localhost:5173"'],
    [['--portal', 'x'], '--portal must be an http or https address, not "x"'],
  ])('%j is refused', (args, what) => {
    expect(() => readOptions(args, {})).toThrow(
      new UsageProblem(`${what}: run "npm run mock -- --help" to see the options.`),
    );
  });

  it('names PORT when that is bad', () => {
    expect(() => readOptions([], { PORT: 'abc' })).toThrow('PORT must be a number from 0 to 65535, not "abc"');
  });
});
