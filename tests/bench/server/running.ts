import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server in its own process. */
export interface Running {
  stop(): Promise<void>;
  /** Peak memory in MB; null where the system does not report it. */
  memory(): number | null;
  /** CPU time in ms; null where the system does not report it. */
  processor(): number | null;
}

/** A file of a process under /proc; '' where there is none. */
function told(child: ChildProcess, file: string): string {
  try {
    return readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function memoryOf(child: ChildProcess): number | null {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(told(child, 'status')) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/**
 * CPU time in ticks of 10 ms: fields 14 and 15, counted after the name in brackets.
 */
function processorOf(child: ChildProcess): number | null {
  const words = told(child, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = Number(words[11]) + Number(words[12]);
  return Number.isNaN(ticks) ? null : ticks * 10;
}

/** Starts a server as a separate Node process, without output. */
export function start(args: readonly string[], folder: string): Running {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
    memory: () => memoryOf(child),
    processor: () => processorOf(child),
  };
}
