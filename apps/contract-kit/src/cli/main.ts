import { constants } from 'node:os';
import { checkBackend } from './checkBackend.ts';
import { processOutput } from './output.ts';

/**
 * Signals within this time count as one, in milliseconds: npx forwards the Ctrl+C that the terminal also sends to the
 * kit.
 */
const echo = 1000;

const stop = new AbortController();
const ended: { code: number | null; at: number } = { code: null, at: 0 };

function endInOrder(code: number, reason: string): void {
  Object.assign(ended, { code, at: performance.now() });
  processOutput.err(`\n${reason}: what was changed is being undone. Once more ends at once.\n`);
  stop.abort(reason);
}

/** The first signal ends the run and undoes its changes; a later one ends it immediately. */
function end(signal: 'SIGHUP' | 'SIGINT' | 'SIGTERM'): void {
  if (ended.code === null) endInOrder(128 + constants.signals[signal], signal);
  else if (performance.now() - ended.at > echo) process.exit(ended.code);
}

for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));

// An uncaught exception or rejection: the kit must still remove what it created.
process.on('uncaughtException', (error) => {
  const reason = `a failure of the kit itself (${String(error)})`;
  if (ended.code === null) endInOrder(2, reason);
  else processOutput.err(`\n${reason}\n`);
});

// A signal to npx alone ends its shell, which forwards none.
const parent = process.ppid;
const watch = () => process.ppid !== parent && ended.code === null && end('SIGTERM');
if (process.env['npm_lifecycle_event'] !== undefined) setInterval(watch, 500).unref();

const code = await checkBackend(process.argv.slice(2), processOutput, stop.signal);
process.exitCode = ended.code ?? code;
