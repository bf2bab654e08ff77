import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announcedBump, bumps, releaseProblems } from './releaseProblems.ts';

/** The fields that we read of a JSON report of `redocly diff`. */
interface Report {
  infoVersions: { base: string; revision: string };
  bump?: string;
}

function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
}

/**
 * Prints what keeps openapi.yaml from a release, given the report of its differences from the
 * released document. Exit code 0 if all changes are announced, else 1.
 */
function main(reportFile: string): number {
  const { infoVersions, bump }: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const folder = fileURLToPath(new URL('../../../../.changeset', import.meta.url));
  const changesets = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const problems = releaseProblems({
    old: infoVersions.base,
    next: infoVersions.revision,
    asked: bumps.find((known) => known === bump) ?? null,
    announced: announcedBump(changesets.map((name) => textOf(`.changeset/${name}`))),
    changelog: textOf('packages/contract/CHANGELOG.md'),
  });
  for (const sentence of problems) console.error(sentence);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv[2] ?? '');
