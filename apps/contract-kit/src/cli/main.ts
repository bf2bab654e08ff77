import { constants } from 'node:os';
import { checkBackend } from './checkBackend.ts';
import { processOutput } from './output.ts';

/**
 * Signals within this time are one, in milliseconds: npx passes on the Ctrl+C that the terminal has
 * sent to the kit as well.
 */
const echo = 1000;

const stop = new AbortController();
const ended: { code: number | null; at: number } = { code: null, at: 0 };

/** The first signal ends the run in order, a later one at once. */
function end(signal: 'SIGINT' | 'SIGTERM'): void {
  if (ended.code !== null) {
    if (performance.now() - ended.at > echo) process.exit(ended.code);
    return;
  }
  Object.assign(ended, { code: 128 + constants.signals[signal], at: performance.now() });
  processOutput.err(`\n${signal}: what was created is being removed. Once more ends at once.\n`);
  stop.abort(signal);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));

// A signal that only npx gets ends its shell, which passes none on.
const parent = process.ppid;
const watch = () => process.ppid !== parent && ended.code === null && end('SIGTERM');
if (process.env['npm_lifecycle_event'] !== undefined) setInterval(watch, 500).unref();

const code = await checkBackend(process.argv.slice(2), processOutput, stop.signal);
process.exitCode = ended.code ?? code;
