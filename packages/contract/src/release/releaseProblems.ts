/** The parts of a version, the most significant first. */
export const bumps = ['major', 'minor', 'patch'] as const;

/** The part of a version that grows. */
export type Bump = (typeof bumps)[number];

/**
 * The part that grew from one version to the next: null for none, undefined when `next` does not
 * follow `old`.
 */
function bumpBetween(old: string, next: string): Bump | null | undefined {
  const [was, is] = [old, next].map((version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? []);
  if (!was?.length || !is?.length) return undefined;
  const at = was.findIndex((number, index) => number !== is[index]);
  if (at === -1) return null;
  return (is[at] ?? 0) > (was[at] ?? 0) ? bumps[at] : undefined;
}

/** The state of the contract before a release. */
export interface Release {
  /** `info.version` of the released document. */
  old: string;
  /** `info.version` of openapi.yaml. */
  next: string;
  /** The version bump that the changes require; null when nothing changed. */
  needed: Bump | null;
  /** The highest bump that a waiting changeset announces. */
  announced: Bump | null;
  /** Text of the contract's changelog. */
  changelog: string;
}

/** Whether one bump covers another: a major one covers all. */
function covers(bump: Bump | null, needed: Bump): boolean {
  return bump !== null && bumps.indexOf(bump) <= bumps.indexOf(needed);
}

/**
 * Finds changes since the last release that neither the version nor a changeset announces, and a
 * version without an entry in the changelog. Each problem is a sentence that says what to do.
 */
export function releaseProblems({ old, next, needed: asked, announced, changelog }: Release): string[] {
  const grown = bumpBetween(old, next);
  if (grown === undefined)
    return [`info.version of openapi.yaml is "${next}", which does not follow ${old}: correct it.`];
  const problems: string[] = [];
  if (asked && !covers(grown, asked) && !covers(announced, asked))
    problems.push(`The contract differs from the released ${old}: announce a ${asked} change with npx changeset.`);
  const isListed = changelog
    .split(/\r?\n/)
    .some((line) => line.startsWith('## ') && line.split(/[ [\]]+/).includes(next));
  if (!isListed) problems.push(`packages/contract/CHANGELOG.md has no heading "## ${next}": write what changed.`);
  return problems;
}

/** The line of a changeset that bumps the contract. */
const line = /^['"]?@raiz\/contract['"]?:\s*(major|minor|patch)\s*$/m;

/**
 * The highest bump of the contract that the changesets announce, or null.
 * @param changesets the texts of the files in `.changeset`
 */
export function announcedBump(changesets: readonly string[]): Bump | null {
  const announced = changesets.map((text) => line.exec(text.split(/^---$/m)[1] ?? '')?.[1]);
  return bumps.find((bump) => announced.includes(bump)) ?? null;
}
