import { writeFileSync } from 'node:fs';
import { makeFolderOf, UsageProblem } from '@raiz/contract/commandLine';
import { allChecks, chooseChecks } from '../checks/all.ts';
import type { Check } from '../core/check.ts';
import { document } from '../core/contract.ts';
import { NotReady } from '../core/notReady.ts';
import { ToolFailed, type Tools } from '../core/tools.ts';
import { sendOverHttp } from '../core/overHttp.ts';
import { prepare } from '../core/prepare.ts';
import { setUpNetwork } from '../core/network.ts';
import { runChecks, type Run } from '../core/run.ts';
import { counts, obstacleOf, problemOf, skippedOutcomes, type Report } from '../report/summary.ts';
import { outcomeText, progressText, summaryText } from '../report/terminal.ts';
import { readOptions, type CliOptions } from './options.ts';
import { clearLine, processOutput, type Output } from './output.ts';
import { toolsOf } from './tools.ts';
import { problem } from './command.ts';
import { htmlText } from '../report/html.ts';
import { jsonText } from '../report/json.ts';
import { junitText } from '../report/junit.ts';
import { markdownText } from '../report/markdown.ts';

/** Writes a file in a folder that may be missing. Returns null, or a sentence that says what to do. */
function write(file: string, text: string, option: string): string | null {
  try {
    makeFolderOf(file);
    writeFileSync(file, text);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `${file} cannot be written (${code}): correct ${option}.`;
  }
}

/**
 * Writes each report that has a file.
 * @param content Gets the function that formats a report, and returns the text to write.
 * @throws UsageProblem when a file is unwritable; it still writes the others
 */
function writeReports(
  { junit, html, json, summary }: Pick<CliOptions, 'junit' | 'html' | 'json' | 'summary'>,
  content: (format: (report: Report) => string) => string,
): void {
  const reports = [
    { option: '--junit', file: junit, format: junitText },
    { option: '--html', file: html, format: htmlText },
    { option: '--json', file: json, format: jsonText },
    { option: '--summary', file: summary, format: markdownText },
  ];
  const problems = reports.flatMap(({ option, file, format }) =>
    file ? (write(file, content(format), option) ?? []) : [],
  );
  if (problems.length > 0) throw new UsageProblem(problems.join('\n'));
}

/** Shows the progress of the run: in one line on a terminal, otherwise one line for every tenth of the checks. */
function progress({ err, isTerminal }: Output, all: number) {
  let failed = 0;
  let lastTenth = 0;
  return {
    step(done: number, id: string, hasFindings: boolean) {
      if (hasFindings) failed += 1;
      const tenth = Math.floor((done * 10) / all);
      if (isTerminal) err(`${clearLine}${progressText(done, all, failed, id)}`);
      else if (tenth > lastTenth) err(`${progressText(done, all, failed, id)}\n`);
      lastTenth = tenth;
    },
    clear: () => isTerminal && err(clearLine),
  };
}

/**
 * Expects that the kit can read the mailbox.
 * @throws UsageProblem
 */
async function readable({ mailbox }: Tools): Promise<void> {
  try {
    await mailbox?.mailsTo('ninguem@contrato.invalid', null);
  } catch (error) {
    throw error instanceof ToolFailed ? new UsageProblem(error.message) : error;
  }
}

/** What a report says about the calls. */
type Sent = Pick<Report, 'base' | 'requests' | 'secondTries'>;

/** Runs the checks and writes the reports. Returns the exit code. */
async function check(options: CliOptions, output: Output, stop: AbortSignal): Promise<number> {
  const { choice, complete, baseUrl, headers, accounts, vouchers, accountStates, timeout, limit } = options;
  const { checks, leftOut } = chooseChecks(choice);
  const [first] = skippedOutcomes(leftOut);
  if (checks.length === 0)
    throw problem(`No check is left: ${first ? `for ${first.check.id} ${first.skipped ?? ''}` : 'name another step'}`);
  setUpNetwork();
  const tools = toolsOf(options, output, stop);
  await readable(tools);
  // Before the run, not after it: check that the reports are writable.
  writeReports(options, () => '');
  const began = performance.now();
  const reportOf = (run: Run, { base, requests, secondTries }: Sent): Report => ({
    run,
    base,
    version: document.info.version,
    level: choice.level,
    leftOut,
    complete,
    requests,
    secondTries,
    seconds: (performance.now() - began) / 1000,
    moment: new Date().toISOString(),
  });
  const shared = await prepare({
    baseUrl,
    headers,
    accounts,
    vouchers,
    accountStates,
    seconds: timeout,
    minutes: limit,
    stop,
    send: sendOverHttp,
    tools,
    keep: options.keep,
  }).catch((error: unknown) => {
    if (error instanceof NotReady) {
      const none = reportOf(
        { outcomes: [], aborted: error.message, failures: [] },
        { base: baseUrl, requests: 0, secondTries: 0 },
      );
      writeReports(options, (text) => text(none));
    }
    throw error;
  });
  const shown = progress(output, checks.length);
  const reported = new Map<string, string>();
  const run = await runChecks(checks, shared, (outcome, index) => {
    const text = outcomeText(outcome, reported);
    if (text !== '') {
      shown.clear();
      output.out(text);
    }
    shown.step(index + 1, outcome.check.id, outcome.findings.length > 0);
  });
  shown.clear();
  const outcomes = [...run.outcomes, ...skippedOutcomes(leftOut)];
  const report = reportOf({ ...run, outcomes }, shared.backend);
  output.out(summaryText(report));
  writeReports(options, (text) => text(report));
  if (counts(report.run).failed > 0) return 1;
  if (obstacleOf(run) !== null) return 2;
  return problemOf(report) === null ? 0 : 1;
}

function listText(): string {
  const lineOf = ({ id, title, level, effect }: Check) => `${level}  ${effect.padEnd(6)}  ${id}  ${title}\n`;
  return allChecks.map(lineOf).join('');
}

/**
 * The command `raiz-contract`: checks a backend and reports. Returns the exit code: 0 no differences; 1 differences, or
 * with --complete an omitted check; 2 something prevented the checks. Reports problems outside the kit in one sentence.
 * @param stop Asks the run to end: it undoes its changes, and reports.
 */
export async function checkBackend(
  args: string[],
  output: Output = processOutput,
  stop: AbortSignal = new AbortController().signal,
): Promise<number> {
  try {
    const options = readOptions(args, output.out);
    if (options === 'list') output.out(listText());
    else if (options !== null) return await check(options, output, stop);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageProblem || error instanceof NotReady)) throw error;
    output.err(`${error.message}\n`);
    return 2;
  }
}
