import { InvalidArgumentError } from '@commander-js/extra-typings';
import { commandLine, parsed, UsageProblem, usageProblem, wholeNumber } from '@raiz/contract/commandLine';
import { hostText, portOption } from '../adapters/listen.ts';
import { readMoment } from '../control/clockInput.ts';
import { type Fault, FaultProblem, readFault } from '../faults/fault.ts';
import { isScenarioName, scenarioNames, type ScenarioName } from '../scenarios/index.ts';

const command = 'npm run mock --';

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InvalidArgumentError('It must be an http or https address.');
}

function readScenario(text: string): ScenarioName | 'list' {
  if (text === 'list' || isScenarioName(text)) return text;
  throw new UsageProblem(`There is no scenario "${text}": choose one of ${scenarioNames.join(', ')}.`);
}

function readFreeze(text: string): Date {
  try {
    return readMoment(text);
  } catch {
    throw new InvalidArgumentError('It must be a moment such as 2026-11-21T12:00:00-03:00.');
  }
}

/** Reads `readProfile: status=503`. A fault without an operation's name applies to every operation. */
function readFaults(text: string, before: readonly Fault[] = []): Fault[] {
  const [, operation = '*', fault = ''] = /^(?:\s*(\w+)\s*:)?(.*)$/s.exec(text) ?? [];
  try {
    return [...before, readFault({ operation, fault })];
  } catch (error) {
    if (error instanceof FaultProblem) throw new UsageProblem(`--fault "${text}": ${error.message}`);
    throw error;
  }
}

function mockCommand() {
  return commandLine(command)
    .addOption(portOption(4010))
    .option('--host <address>', hostText)
    .option('--data <file>', 'keep everything in this file, so that it survives a restart')
    .option('--create', 'create the data file when it does not exist')
    .option(
      '--portal <url>',
      'where the portal runs, if it is not this address: its pages are redirected there',
      readOrigin,
    )
    .option(
      '--seed <n>',
      'seed number of the data: with --freeze, the same number gives the same answers byte for byte',
      wholeNumber(0, 0xffff_ffff),
    )
    .option('--scenario <name>', 'scenario to start with; "list" shows them all', readScenario, 'usual')
    .option('--fault <text>', 'fault to start with, such as "readProfile: status=503"; may be repeated', readFaults)
    .option('--freeze <moment>', 'freeze the clock at this moment, such as 2026-11-21T12:00:00-03:00', readFreeze);
}

/**
 * Reads the command line and PORT; prints the help and returns null when the user asks only for it.
 * @throws UsageProblem for an unknown option, a missing or an invalid value
 */
export function readOptions(args: readonly string[], print?: (text: string) => void) {
  const options = parsed(mockCommand(), args, print);
  if (options?.create && options.data === undefined)
    throw usageProblem(command, '--create makes the file of --data, which is missing');
  return options;
}

/** Options of the mock server's command. */
export type CliOptions = NonNullable<ReturnType<typeof readOptions>>;
