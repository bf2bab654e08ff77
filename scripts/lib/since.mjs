/** @typedef {{ checks: string[], rules: string[] }} Came ids of checks, anchors of rules */

/**
 * The additions of each version of the contract, with one more version. Omits removed checks and
 * rules.
 * @param {Record<string, Came>} since the additions of each earlier version
 * @param {string} version
 * @param {{ checks: string[], rules: string[], changed: string[] }} now all checks and rules, and
 *   the rules that differ from those of the version before, also removed ones
 * @returns {Record<string, Came>}
 */
export function withRelease(since, version, { checks, rules, changed }) {
  /** @param {Came} came */
  const still = (came) => ({
    checks: came.checks.filter((id) => checks.includes(id)),
    rules: came.rules.filter((rule) => rules.includes(rule) && !changed.includes(rule)),
  });
  const before = Object.entries(since).map(([name, came]) => ({ [name]: still(came) }));
  const known = Object.values(since).flatMap((came) => came.checks);
  const fresh = {
    checks: checks.filter((id) => !known.includes(id)),
    rules: changed.filter((rule) => rules.includes(rule)),
  };
  return Object.assign({}, ...before, { [version]: fresh });
}
