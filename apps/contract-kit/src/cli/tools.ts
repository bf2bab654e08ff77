import { statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { UsageProblem } from '@raiz/contract/commandLine';
import { readAddress } from '@raiz/contract/network';
import { sendOverHttp, withHeaders } from '../core/overHttp.ts';
import type { Command } from '../core/history.ts';
import type { Need } from '../core/tools.ts';
import { noTools, ToolFailed, type Tools } from '../core/tools.ts';
import { folderMailbox } from '../mailbox/folder.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { mailpitMailbox } from '../mailbox/mailpit.ts';
import { previewMailbox } from '../mailbox/preview.ts';
import { withUsageProblem } from './config.ts';
import type { CliOptions } from './options.ts';
import type { Output } from './output.ts';

/** Longest time of a command, in seconds. */
const timeoutSeconds = 300;

/**
 * Runs a command of the person who runs the kit in a shell and waits until it ends. What it starts
 * in the background may go on. Its errors are shown.
 * @param need What the checks want it for: its option without `--`.
 * @param variables Added to its environment.
 * @param read Gets what it prints.
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
  // What is still in the pipe.
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
 * Asks the person to do something and waits for Enter.
 * @throws ToolFailed when the input has ended, as in a pipeline
 */
async function ask(what: string, { err }: Output, stop: AbortSignal): Promise<void> {
  err(`\n${what} Then press Enter. `);
  const lines = createInterface({ input: process.stdin, signal: stop });
  const { done } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (done) throw new ToolFailed('restart', '--restart ask needs a terminal: give a command instead.');
}

/** How the backend is restarted: by a command, or by the person when the command is "ask". */
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

/** The text of the commands that were given. */
export function commandsOf({ restart, expire, block, pay, clock }: CliOptions): Partial<Record<Command, string>> {
  const prompt = `printf 'Kill the backend, start it again, and press Enter. '; read -r ENTER`;
  const given = { restart: restart === 'ask' ? prompt : restart, expire, block, pay, clock };
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== null));
}

/** What the options give the checks. */
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
