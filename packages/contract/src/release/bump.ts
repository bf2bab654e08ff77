/** The parts of a version, the highest first. */
export const bumps = ['major', 'minor', 'patch'] as const;

/** The part of a version that grows. */
export type Bump = (typeof bumps)[number];

/**
 * The part that grew from one version to the next: null for none, undefined when `next` does not
 * follow `old`.
 */
export function bumpBetween(old: string, next: string): Bump | null | undefined {
  const [was, is] = [old, next].map((version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? []);
  if (!was?.length || !is?.length) return undefined;
  const at = was.findIndex((number, place) => number !== is[place]);
  if (at === -1) return null;
  return (is[at] ?? 0) > (was[at] ?? 0) ? bumps[at] : undefined;
}
