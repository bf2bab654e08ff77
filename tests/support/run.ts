import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../../scripts/lib/root.mjs';

/** How a command ended. */
export interface Outcome {
  code: number | null;
  /** Its output on both streams. */
  output: string;
}

/** A running command. */
export interface Running {
  child: ChildProcess;
  /** Waits until it has printed a match; rejects when it ends without one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<Outcome>;
}

/** Variables of this run that would change what a command does. */
const unwanted = ['API_URL', 'PORT', 'HOST', 'NODE_OPTIONS', 'npm_lifecycle_event'];

/** Starts a command in a folder, with additional variables and without those of `npm test` itself. */
export function startCommand(command: string, args: string[], env: Record<string, string> = {}, cwd = root): Running {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.includes(name)));
  const child = spawn(command, args, { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<Outcome>((resolve) => child.once('close', (code) => resolve({ code, output })));
  function printed(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const search = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      search();
      child.stdout.on('data', search);
      child.stderr.on('data', search);
      void ended.then(({ code }) => reject(new Error(`Ended with ${code} without saying ${pattern}:\n${output}`)));
    });
  }
  return { child, printed, ended };
}

/** Starts a program of the repository like package.json. */
export function startFile(file: string, args: string[] = [], env: Record<string, string> = {}): Running {
  return startCommand(process.execPath, ['--import', 'tsx', file, ...args], env);
}
