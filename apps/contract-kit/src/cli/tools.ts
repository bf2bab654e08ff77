import { statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { UsageProblem } from '@raiz/contract/commandLine';
import { readAddress } from '@raiz/contract/network';
import { sendOverHttp, withHeaders } from '../core/overHttp.ts';
import type { Need } from '../core/tools.ts';
import { noTools, ToolFailed, type Tools } from '../core/tools.ts';
import { folderMailbox } from '../mailbox/folder.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { mailpitMailbox } from '../mailbox/mailpit.ts';
import { previewMailbox } from '../mailbox/preview.ts';
import { withUsageProblem } from './config.ts';
import type { CliOptions } from './options.ts';
import type { Output } from './output.ts';

/** Time limit of a command, in seconds. */
const timeoutSeconds = 300;

/**
 * Runs a command of the user in a shell and waits for its end. Its background processes may continue. Shows its errors.
 * @param need The need of the checks that it serves: its option without `--`.
 * @param variables Added to its environment.
 * @param read Gets its output.
 * @throws ToolFailed when it ends with another code than 0 or takes too long
 */
async function runCommand(
  command: string,
  need: Need,
  variables: Record<string, string> = {},
  read?: (text: string) => void,
): Promise<void> {
  const env = { ...process.env, ...variables };
  const child = spawn(command, { shell: true, stdio: ['ignore', read ? 'pipe' : 'ignore', 'inherit'], env });
  child.stdout?.setEncoding('utf8').on('data', read ?? (() => undefined));
  const timer = setTimeout(() => child.kill(), timeoutSeconds * 1000);
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (number, signal) => resolve(number ?? signal ?? 'no code'));
  });
  clearTimeout(timer);
  // The rest of the pipe.
  if (child.stdout) await Promise.race([once(child.stdout, 'close'), pause(100)]);
  child.stdout?.destroy();
  if (code !== 0) throw new ToolFailed(need, `The command of --${need} ended with ${code}: correct --${need}.`);
}

/** The status of an answer at the end of a text, or null. */
function statusIn(text: string): number | null {
  const found = /(?<!\d)[1-5]\d\d\s*$/.exec(text);
  return found ? Number(found[0]) : null;
}

/**
 * Asks the user to do something and waits for Enter.
 * @throws ToolFailed when the input has ended, as in a pipeline
 */
async function ask(what: string, { err }: Output, stop: AbortSignal): Promise<void> {
  err(`\n${what} Then press Enter. `);
  const lines = createInterface({ input: process.stdin, signal: stop });
  const { done } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (done) throw new ToolFailed('restart', '--restart ask needs a terminal: give a command instead.');
}

/** Restarts the backend with a command, or asks the user when the command is "ask". */
function restartBy(command: string, output: Output, stop: AbortSignal): () => Promise<void> {
  if (command !== 'ask') return () => runCommand(command, 'restart');
  return () => ask('Kill the backend now, as a crash would, and start it again.', output, stop);
}

/**
 * The mailbox of --mailbox: Mailpit's address, "preview", or a folder.
 * @throws UsageProblem when it is none of them
 */
function mailboxAt(target: string, { baseUrl, headers }: CliOptions): Mailbox {
  if (/^https?:/.test(target)) return mailpitMailbox(withUsageProblem(() => readAddress(target, '--mailbox')).href);
  if (target === 'preview') return previewMailbox(withHeaders(sendOverHttp, baseUrl, headers));
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) return folderMailbox(target);
  throw new UsageProblem(`${target} is no folder: correct --mailbox.`);
}

/** Creates the tools of the checks from the options. */
export function toolsOf(options: CliOptions, output: Output, stop: AbortSignal): Tools {
  const { parallel, restart, mailbox, expire, block, pay, clock } = options;
  return {
    ...noTools,
    parallel,
    restart: restart === null ? null : restartBy(restart, output, stop),
    mailbox: mailbox === null ? null : mailboxAt(mailbox, options),
    expire: expire === null ? null : () => runCommand(expire, 'expire'),
    block:
      block === null
        ? null
        : ({ id, email }) => runCommand(block, 'block', { CONTRACT_ID: String(id), CONTRACT_EMAIL: email }),
    pay:
      pay === null
        ? null
        : async (checkout, report) => {
            let printed = '';
            const variables = { CONTRACT_CHECKOUT: checkout, CONTRACT_REPORT: report };
            await runCommand(pay, 'pay', variables, (text) => (printed += text));
            return statusIn(printed);
          },
    clock:
      clock === null ? null : (seconds) => runCommand(clock, 'clock', { CONTRACT_AHEAD: String(Math.round(seconds)) }),
  };
}
