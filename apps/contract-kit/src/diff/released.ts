import type { Change } from './change.ts';

/** The three numbers of a version, or null. */
function numbersOf(version: string): [number, number, number] | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Which part of the version grew: 0 major, 1 minor, 2 patch, 3 none; null when it went back or is no version. */
function grown(old: string, next: string): number | null {
  const [was, is] = [numbersOf(old), numbersOf(next)];
  if (!was || !is) return null;
  const at = was.findIndex((number, place) => number !== is[place]);
  if (at === -1) return 3;
  return (is[at] ?? 0) > (was[at] ?? 0) ? at : null;
}

/** What a release must do about changes: a higher major number, a higher minor one, or any. */
function asked(changes: readonly Change[]): { part: number; word: string } | null {
  const has = (severity: Change['severity']) => changes.some((change) => change.severity === severity);
  if (has('breaking')) return { part: 0, word: 'a higher major number, since there are breaking changes' };
  if (has('risky')) return { part: 1, word: 'a higher minor number, since there are risky changes' };
  return has('safe') ? { part: 2, word: 'a higher number, since there are changes' } : null;
}

/**
 * What stands in the way of the contract as it is now: changes since the last release that its version does not announce, or a version
 * that the changelog does not have. Sentences that say what to do; none when all is well.
 * @param announced which part grows by what waits for the release (announced.ts)
 */
export function releaseProblems(
  versions: { old: string; next: string },
  changes: readonly Change[],
  changelog: string,
  announced = 3,
): string[] {
  const { old, next } = versions;
  const part = grown(old, next);
  if (part === null) return [`info.version of openapi.yaml is "${next}", which does not follow ${old}: correct it.`];
  const needed = asked(changes);
  const problems: string[] = [];
  if (needed && Math.min(part, announced) > needed.part)
    problems.push(`openapi.yaml differs from the released ${old}: announce ${needed.word}, with npx changeset.`);
  const isListed = changelog.split('\n').some((line) => line.startsWith('## ') && line.split(/[ [\]]+/).includes(next));
  if (!isListed) problems.push(`packages/contract/CHANGELOG.md has no heading "## ${next}": write what changed.`);
  return problems;
}
