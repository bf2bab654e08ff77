import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announcedPart } from '../diff/announced.ts';
import { changesText } from '../diff/changesText.ts';
import { compareOperations } from '../diff/compareOperations.ts';
import { readOpenDocument } from '../diff/readDocument.ts';
import { releaseProblems } from '../diff/released.ts';
import { type Output, processOutput } from './output.ts';
import { UsageProblem } from './usage.ts';

const usage = `Usage: npm run contract:diff -- OLD NEW [--json]
       npm run contract:diff -- --released

Sorts every change from one OpenAPI document to another into breaking, risky and safe.

  OLD, NEW     paths of two OpenAPI 3 documents, YAML or JSON
  --json       print the changes as JSON
  --released   compare openapi.yaml with the last released contract, and say whether its version, or a
               changeset, announces what changed
  --help       show this text

Exit code: 0 nothing breaking (or, with --released, all is announced), 1 else, 2 the documents could not be compared.
`;

function fileOf(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

function problem(what: string): UsageProblem {
  return new UsageProblem(`${what}: run "npm run contract:diff -- --help" to see how it is used.`);
}

/** Which part of the version grows by the changesets that wait. */
function announced(): number {
  const names = readdirSync(fileOf('.changeset')).filter((name) => name.endsWith('.md'));
  return announcedPart(names.map((name) => readFileSync(fileOf(`.changeset/${name}`), 'utf8')));
}

/** What stands in the way of a release; nothing is printed when all is well and nothing changed. */
function checkReleased({ out, err }: Output): number {
  const [old, next] = [
    readOpenDocument(fileOf('packages/contract/released/openapi.yaml')),
    readOpenDocument(fileOf('openapi.yaml')),
  ];
  const changes = compareOperations(old, next);
  const changelog = readFileSync(fileOf('packages/contract/CHANGELOG.md'), 'utf8');
  const problems = releaseProblems({ old: old.version, next: next.version }, changes, changelog, announced());
  out(changesText(changes, { old: `released ${old.version}`, next: `openapi.yaml ${next.version}` }));
  for (const sentence of problems) err(`${sentence}\n`);
  return problems.length === 0 ? 0 : 1;
}

function compare(args: string[], output: Output): number {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  const unknown = flags.find((flag) => !['--json', '--released', '--help'].includes(flag));
  if (unknown) throw problem(`There is no option ${unknown}`);
  if (flags.includes('--help')) {
    output.out(usage);
    return 0;
  }
  if (flags.includes('--released')) {
    if (files.length > 0) throw problem(`--released takes no documents, "${files.join(' ')}" is too much`);
    return checkReleased(output);
  }
  const [old, next, ...more] = files;
  if (old === undefined || next === undefined || more.length > 0)
    throw problem(`Two documents are compared, and ${files.length} were given`);
  const changes = compareOperations(readOpenDocument(old), readOpenDocument(next));
  const isJson = flags.includes('--json');
  output.out(isJson ? `${JSON.stringify(changes, null, 2)}\n` : changesText(changes, { old, next }));
  return changes.some(({ severity }) => severity === 'breaking') ? 1 : 0;
}

/** The command `npm run contract:diff`. Gives the exit code; what goes wrong outside the kit is told in a sentence. */
export function compareDocuments(args: string[], output: Output = processOutput): number {
  try {
    return compare(args, output);
  } catch (error) {
    if (!(error instanceof UsageProblem)) throw error;
    output.err(`${error.message}\n`);
    return 2;
  }
}
