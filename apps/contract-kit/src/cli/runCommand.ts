import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { ToolFailed } from '../core/tools.ts';
import type { Output } from './output.ts';

/** Longest time of a command, in seconds. */
const patience = 300;

/**
 * Runs a command of the person who runs the kit in a shell and waits until it ends. What it starts
 * in the background may go on. Its errors are shown.
 * @param option The option that named it, for the message.
 * @throws ToolFailed when it ends with another code than 0 or takes too long
 */
export async function runCommand(command: string, option: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const timer = setTimeout(() => child.kill(), patience * 1000);
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (number, signal) => resolve(number ?? signal ?? 'no code'));
  });
  clearTimeout(timer);
  if (code !== 0) throw new ToolFailed(`The command of ${option} ended with ${code}: correct ${option}.`);
}

/**
 * Asks the person to do something and waits for Enter.
 * @throws ToolFailed when the input has ended, as in a pipeline
 */
async function ask(what: string, { err }: Output): Promise<void> {
  err(`\n${what} Then press Enter. `);
  const lines = createInterface({ input: process.stdin });
  const { done } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (done) throw new ToolFailed('--restart ask needs a terminal: give a command instead.');
}

/** How the backend is restarted: by a command, or by the person when the command is "ask". */
export function restartBy(command: string, output: Output): () => Promise<void> {
  if (command !== 'ask') return () => runCommand(command, '--restart');
  return () => ask('Kill the backend now, as a crash would, and start it again.', output);
}
