import { execFileSync } from 'node:child_process';

/**
 * The contract of the last release: of its tag or, in a clone without tags, of the commit that last set the version of
 * its package.
 * @param {string} folder root of the repository
 * @returns {{ name: string, document: string } | null} the tag or commit, and the text of its openapi.yaml; null where
 * git does not know it: in a shallow clone, a copy without history, without git
 */
export function lastRelease(folder) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const [tag] = git('tag', '--list', '@raiz/contract@*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    const commit = () => git('log', '-1', '--format=%h', '-G"version":', '--', 'packages/contract/package.json').trim();
    const name = tag || (isShallow ? '' : commit());
    return name === '' ? null : { name, document: git('show', `${name}:openapi.yaml`) };
  } catch {
    return null;
  }
}
