import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './purpose.ts';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/**
 * Photographs stories as they were when the accepted pictures were last accepted: from that commit, checked out and installed
 * beside this tree. Takes a minute the first time.
 * @param files files of the stories, from the root of the repository
 * @param to folder for the pictures
 */
export function photographBefore(files: readonly string[], to: string): void {
  const commit = git('log', '-1', '--format=%H', '--', 'tests/pictures/accepted.json');
  const tree = path.join(root, '.cache/pictures', commit);
  if (!existsSync(tree)) git('worktree', 'add', '--detach', '--force', tree, commit);
  const there = files.filter((file) => existsSync(path.join(tree, file)));
  if (there.length === 0) return;
  execFileSync(process.execPath, ['scripts/run.cjs', 'test', 'stories', ...there], {
    cwd: tree,
    env: { ...process.env, PICTURES: 'keep', PICTURES_TO: to },
    stdio: 'inherit',
  });
}
