import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announcedBump, bumps, releaseProblems } from './releaseProblems.ts';
import { changesText, ruleChanges, rulesIn } from './rules.mjs';

/** The fields that this script reads of a JSON report of `redocly diff`. */
interface Report {
  infoVersions: { base: string; revision: string };
  bump?: string;
}

function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
}

/** Whether the contract kit has checks that no released version had: they may fail a backend that passed before. */
function hasNewChecks(): boolean {
  const since: Record<string, { checks: string[] }> = JSON.parse(textOf('apps/contract-kit/src/core/since.json'));
  const known = Object.values(since).flatMap(({ checks }) => checks);
  const checks = Object.keys(JSON.parse(textOf('apps/contract-kit/src/checks/uses.json')));
  return checks.some((id) => !known.includes(id));
}

/**
 * Prints how the rules differ from the released ones and what prevents a release, given the report of the differences
 * of openapi.yaml. Exit code 0 if the changesets announce all changes, else 1.
 */
function main(reportFile: string): number {
  const { infoVersions, bump }: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const released: Record<string, string> = JSON.parse(textOf('packages/contract/released/rules.json'));
  const changes = ruleChanges(released, rulesIn(textOf('docs/api-decisions.md')));
  process.stdout.write(`${changesText(changes)}\n`);
  const needed = [bump, changes.length > 0 || hasNewChecks() ? 'minor' : undefined];
  const folder = fileURLToPath(new URL('../../../../.changeset', import.meta.url));
  const changesets = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const problems = releaseProblems({
    old: infoVersions.base,
    next: infoVersions.revision,
    needed: bumps.find((known) => needed.includes(known)) ?? null,
    announced: announcedBump(changesets.map((name) => textOf(`.changeset/${name}`))),
    changelog: textOf('packages/contract/CHANGELOG.md'),
  });
  for (const sentence of problems) console.error(sentence);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv[2] ?? '');
