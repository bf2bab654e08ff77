import { rmSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { runNode } from './spawn.mjs';
import { runVitest } from './vitest.mjs';

/**
 * Runs the stories with pictures, and what comes after them.
 * @param {'compare' | 'update'} purpose
 * @param {string[]} args file filters and flags for vitest
 * @param {Record<string, string>} env
 * @returns {Promise<import('./vitest.mjs').Count>}
 */
export async function runStories(purpose, args, env) {
  rmSync(fromRoot('.cache', 'pictures', 'notes.ndjson'), { force: true });
  rmSync(fromRoot('test-results', 'pictures'), { recursive: true, force: true });
  // A run for the report of another tree (tests/pictures/before.ts) brings a purpose of its own.
  const count = await runVitest('stories', args, { PICTURES: process.env.PICTURES ?? purpose, ...env });
  // Where only some stories are photographed, the others are not gone.
  const whole = args.length === 0 && count.failed === 0 && env.PICTURES_OF !== 'some';
  const finished = await finishPictures(purpose === 'update' ? 'update' : 'check', whole);
  return finished === 0 ? count : { ...count, failed: count.failed + 1 };
}

/**
 * @param {'check' | 'update' | 'report'} task
 * @param {boolean} whole whether every story was run
 */
export async function finishPictures(task, whole) {
  return (await runNode(['--import', 'tsx', 'tests/pictures/finish.ts', task, ...(whole ? ['whole'] : [])])).code;
}
