import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContractConfig } from './contractConfig.ts';
import { sendOverHttp, withHeaders } from './core/overHttp.ts';
import { type Need, ToolFailed, type Tools } from './core/tools.ts';
import { folderMailbox } from './mailbox/folder.ts';
import { previewMailbox } from './mailbox/preview.ts';

/** Time limit of a command, in seconds. */
const timeoutSeconds = 300;

/**
 * Runs a command of the user in a shell and waits for its end. Its background processes may continue. Shows its errors.
 * @param name The setting with the command, and the need of the checks that it serves.
 * @param variables Added to its environment.
 * @param read Gets its output.
 * @throws ToolFailed when it ends with another code than 0 or takes too long
 */
async function runCommand(
  command: string,
  name: Need,
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
  // The rest of the pipe, which a process in the background may keep open.
  if (child.stdout) await Promise.race([once(child.stdout, 'close'), pause(100)]);
  child.stdout?.destroy();
  if (code !== 0) throw new ToolFailed(name, `The command of "${name}" ended with ${code}: correct it.`);
}

/** The status of an answer at the end of a text, or null. */
function statusIn(text: string): number | null {
  const found = /(?<!\d)[1-5]\d\d\s*$/.exec(text);
  return found ? Number(found[0]) : null;
}

/** What a setting gives, or null without it. */
function given<Tool>(setting: string | undefined, tool: (setting: string) => Tool): Tool | null {
  return setting === undefined ? null : tool(setting);
}

/** The tools of the checks, by the settings of a run. */
export function toolsOf(config: Omit<ContractConfig, 'accounts'>): Partial<Tools> {
  const { baseUrl, headers, mailbox, restart, expire, block, pay, clock, parallel = 8 } = config;
  return {
    parallel,
    mailbox: given(mailbox, (where) => {
      const send = withHeaders(sendOverHttp, baseUrl, new Headers(headers));
      return where === 'preview' ? previewMailbox(send) : folderMailbox(where);
    }),
    restart: given(restart, (command) => () => runCommand(command, 'restart')),
    expire: given(expire, (command) => () => runCommand(command, 'expire')),
    block: given(block, (command) => ({ id, email }) => {
      return runCommand(command, 'block', { CONTRACT_ID: String(id), CONTRACT_EMAIL: email });
    }),
    pay: given(pay, (command) => async (checkout, report) => {
      let printed = '';
      const variables = { CONTRACT_CHECKOUT: checkout, CONTRACT_REPORT: report };
      await runCommand(command, 'pay', variables, (text) => (printed += text));
      return statusIn(printed);
    }),
    clock: given(clock, (command) => (seconds) => {
      return runCommand(command, 'clock', { CONTRACT_AHEAD: String(Math.round(seconds)) });
    }),
  };
}
