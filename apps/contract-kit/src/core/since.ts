import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import type { Outcome } from './run.ts';
import released from './since.json' with { type: 'json' };

/**
 * What each version of the contract added: checks, and new or changed rules of `docs/api-decisions.md`.
 * `scripts/release-version.mjs` writes it.
 */
const versions: [string, { checks: readonly string[]; rules: readonly string[] }][] = Object.entries(released);

/** The version of unreleased changes. */
const unreleased = 'next';

/** The version of the contract that added a check; "next" before its release. */
export function sinceOf(check: string): string {
  return versions.find(([, { checks }]) => checks.includes(check))?.[0] ?? unreleased;
}

/** Whether a version is later than another. */
export function isLater(version: string, than: string): boolean {
  return version === unreleased || version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/** The latest version after another in which a rule was new or changed; else null. */
function changeOf(rule: string, than: string): string | null {
  const [, anchor = ''] = rule.split('docs/api-decisions.md#');
  return versions.find(([version, { rules }]) => isLater(version, than) && rules.includes(anchor))?.[0] ?? null;
}

/** What is new for a backend that passed an older version. */
export interface News {
  /** That version. */
  than: string;
  checks: readonly Check[];
  /** Anchors of new or changed rules. */
  rules: readonly string[];
}

/** What is new since a version among some checks. */
export function newsSince(than: string, checks: readonly Check[]): News {
  const rules = versions.flatMap(([version, one]) => (isLater(version, than) ? one.rules : []));
  return { than, checks: checks.filter(({ id }) => isLater(sinceOf(id), than)), rules: [...new Set(rules)] };
}

/** Why a backend that passed an older version may have missed a difference, or null. */
function whyNew({ check, rule }: Finding, than: string): string | null {
  if (isLater(sinceOf(check), than)) return `the check came with version ${sinceOf(check)}`;
  const changed = changeOf(rule, than);
  return changed === null ? null : `the rule came or changed with version ${changed}`;
}

/** An outcome whose findings say what is new since a version. */
export function withNews(outcome: Outcome, than: string | null): Outcome {
  if (than === null) return outcome;
  const findings = outcome.findings.map((finding) => {
    const news = whyNew(finding, than);
    return news === null ? finding : { ...finding, news };
  });
  return { ...outcome, findings };
}
