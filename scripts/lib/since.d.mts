/** Ids of checks and anchors of rules that are new in a version. */
interface Came {
  checks: string[];
  rules: string[];
}

/** The additions of each version of the contract, with one more version; omits removed ones. */
export function withRelease(
  since: Record<string, Came>,
  version: string,
  now: Came & { changed: string[] },
): Record<string, Came>;
