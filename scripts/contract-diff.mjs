import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { compareDocuments, danglingReferences, redocly } from '../packages/contract/src/release/compare.mjs';
import { fromRoot, root } from './lib/root.mjs';

const usage = `Usage: npm run contract:diff -- OLD NEW [options]
       npm run contract:diff -- --released

Rates every change from one OpenAPI document to another as major (breaking), minor or patch. Refuses
documents with a $ref that leads nowhere: changes behind it would not be seen. Where both have a
docs/api-decisions.md beside them, its rules are compared, heading by heading: one that is added,
changed or removed is a minor change.

  OLD, NEW     paths of two OpenAPI 3 documents, YAML or JSON, or of two files of rules (.md)
  --released   compare openapi.yaml and docs/api-decisions.md with those last released, and check that
               the version or a changeset announces what changed
  --help       show this text
  options      those of "npx redocly diff", for example --format json or --fail-on minor

Exit code: 0 nothing breaking (or, with --released, all is announced), 1 otherwise.
`;

/** Checks both documents before the comparison. */
const references = fromRoot('packages/contract/src/release/references.yaml');
/** Rates the changes. */
const config = fromRoot('redocly.yaml');

/** @param {string} problem one sentence that says what to correct */
function fail(problem) {
  console.error(problem);
  return 1;
}

/**
 * Shows what changed since the released document, and checks that it is announced.
 * @returns {Promise<number>} the exit code
 */
async function checkReleased() {
  process.chdir(root);
  const report = fromRoot('.cache', 'contract-diff.json');
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const documents = ['packages/contract/released/openapi.yaml', 'openapi.yaml'];
  const problem = await danglingReferences(documents, references);
  if (problem !== null) return fail(problem);
  const compared = ['diff', ...documents, '--fail-on', 'none'];
  await redocly(compared);
  const { code, output } = await redocly([...compared, '--format', 'json', '--output', report], { quiet: true });
  if (code !== 0) return fail(output);
  const args = ['--import', 'tsx', 'packages/contract/src/release/main.ts', report];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

/**
 * Compares two OpenAPI documents, or openapi.yaml with the released one.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  if (args.includes('--released'))
    return args.length > 1 ? fail('--released takes no documents and no options.') : checkReleased();
  const { code, problem } = await compareDocuments(args, { command: 'npm run contract:diff --', references, config });
  return problem === null ? code : fail(problem);
}

process.exitCode = await main(process.argv.slice(2));
