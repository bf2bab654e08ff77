import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { afterEach, expect, it, vi } from 'vitest';
import { collected, commandLine, parsed, UsageProblem, wholeNumber } from './commandLine.ts';

afterEach(() => vi.unstubAllEnvs());

function read(...args: string[]) {
  const command = commandLine('npm run x --')
    .addOption(new Option('--port <n>').argParser(wholeNumber(0, 65_535)).default(4010).env('PORT'))
    .option('--file <file>')
    .option('--keep')
    .option('--header <name: value>', 'a header', collected)
    .option('--day <day>', 'a day', () => {
      throw new InvalidArgumentError('It must be a day.');
    });
  return parsed(command, args, print);
}

const print = vi.fn<(text: string) => void>();

it.each([
  [['--fil', 'x'], "Unknown option '--fil' (Did you mean --file?)"],
  [['--passwrd=segredo'], "Unknown option '--passwrd=…'"],
  [['--keep=no'], "Unknown option '--keep=…'"],
  [['mock.json'], 'Too many arguments (expected 0 arguments but got 1)'],
  [['--file'], "Option '--file <file>' argument missing"],
  [['--file='], "Option '--file <file>' argument missing"],
  [['--file', '--keep'], "Option '--file <file>' argument missing"],
  [['--port', '-1'], "Option '--port <n>' argument '-1' is invalid (it must be a number from 0 to 65535)"],
  [['--port', '65536'], "Option '--port <n>' argument '65536' is invalid (it must be a number from 0 to 65535)"],
  [['--port', '80a'], "Option '--port <n>' argument '80a' is invalid (it must be a number from 0 to 65535)"],
  [['--day', 'x.y'], "Option '--day <day>' argument 'x.y' is invalid (it must be a day)"],
])('%j is refused in one sentence that says what to do', (args, what) => {
  expect(() => read(...args)).toThrow(new UsageProblem(`${what}: run "npm run x -- --help" to see the options.`));
});

it('takes the command line before the environment, and names the variable that is wrong', () => {
  expect(read()).toEqual({ port: 4010 });
  vi.stubEnv('PORT', '5000');
  expect(read()).toEqual({ port: 5000 });
  vi.stubEnv('PORT', 'abc');
  expect(read('--port', '0', '--keep')).toEqual({ port: 0, keep: true });
  expect(() => read()).toThrow("Option '--port <n>' value 'abc' from env 'PORT' is invalid");
});

it('takes an empty variable for none', () => {
  vi.stubEnv('PORT', '');
  expect(read()).toEqual({ port: 4010 });
});

it('keeps every value of an option that is repeated', () => {
  expect(read('--header', 'A: 1', '--header', 'B: --2')).toEqual({ port: 4010, header: ['A: 1', 'B: --2'] });
});

it.each(['-h', '--help'])('prints the help for %s, whatever else is missing', (option) => {
  print.mockClear();
  expect(read('--keep', option)).toBeNull();
  expect(print.mock.calls.join('')).toMatch(/^Usage: npm run x -- \[options\]\n/);
});
