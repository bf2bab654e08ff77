/** Ids of checks and anchors of rules that came with a version. */
interface Came {
  checks: string[];
  rules: string[];
}

/** What came with each version of the contract, with one version more; what is no more is left out. */
export function withRelease(
  since: Record<string, Came>,
  version: string,
  now: Came & { changed: string[] },
): Record<string, Came>;
