import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';

/**
 * Runs one task of the `scripts` folder and sets its exit code. Prints only the message of a
 * `Problem`.
 * @param {string | undefined} task name of a file beside run.cjs, for example "start"
 * @param {string[]} args what came after it on the command line
 */
export async function enter(task, args) {
  try {
    if (!task || !/^[\w-]+$/.test(task) || !existsSync(fromRoot('scripts', `${task}.mjs`))) {
      throw new Problem(`There is no task "${task ?? ''}": see the scripts in package.json.`);
    }
    const { run } = await import(`../${task}.mjs`);
    process.exitCode = (await run(args)) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
