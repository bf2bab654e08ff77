import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startCommand, type Outcome } from '../support/run.ts';

/** A folder that looks like a clone of the repository to the scripts in it. */
export interface Clone {
  folder: string;
  /** Writes a file of it, by its path from the folder. */
  write(file: string, text: string): void;
  /**
   * Runs an expression with the exports of one file of scripts/lib; what it gives is printed, a
   * failure as its message.
   */
  evaluate(file: string, expression: string, env?: Record<string, string>): Promise<Outcome>;
  remove(): void;
}

/** Makes a folder with the scripts in it, and the installed packages when they are asked for. */
export function makeClone({ installed = false } = {}): Clone {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-clone-'));
  cpSync(fromRoot('scripts'), path.join(folder, 'scripts'), { recursive: true });
  if (installed) symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'), 'dir');
  return {
    folder,
    write(file, text) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    evaluate(file, expression, env = {}) {
      const code = `import('./scripts/lib/${file}')
        .then((lib) => ${expression})
        .then((value) => value === undefined || console.log(value))
        .catch((error) => { console.log(error.message); process.exitCode = 1; });`;
      return startCommand(process.execPath, ['-e', code], env, folder).ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
