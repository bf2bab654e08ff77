import { type Bump, bumpBetween, bumps } from './bump.ts';

/** The state of the contract before a release. */
export interface Release {
  /** `info.version` of the released document. */
  old: string;
  /** `info.version` of openapi.yaml. */
  next: string;
  /** The version bump that the changes require; null when nothing changed. */
  asked: Bump | null;
  /** The highest bump that a waiting changeset announces. */
  announced: Bump | null;
  /** Text of the contract's changelog. */
  changelog: string;
}

/** Whether one bump covers another: a major one covers all. */
function covers(bump: Bump | null, asked: Bump): boolean {
  return bump !== null && bumps.indexOf(bump) <= bumps.indexOf(asked);
}

/**
 * Finds changes since the last release that neither the version nor a changeset announces, and a
 * version without an entry in the changelog. Each problem is a sentence that says what to do.
 */
export function releaseProblems({ old, next, asked, announced, changelog }: Release): string[] {
  const grown = bumpBetween(old, next);
  if (grown === undefined)
    return [`info.version of openapi.yaml is "${next}", which does not follow ${old}: correct it.`];
  const problems: string[] = [];
  if (asked && !covers(grown, asked) && !covers(announced, asked))
    problems.push(`openapi.yaml differs from the released ${old}: announce a ${asked} change with npx changeset.`);
  const isListed = changelog.split('\n').some((line) => line.startsWith('## ') && line.split(/[ [\]]+/).includes(next));
  if (!isListed) problems.push(`packages/contract/CHANGELOG.md has no heading "## ${next}": write what changed.`);
  return problems;
}
