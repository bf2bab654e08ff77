import { mkdir } from 'node:fs/promises';
import { ensureInstall } from './lib/install.mjs';
import { compareDocuments, danglingReferences, redocly } from '../packages/contract/src/release/compare.mjs';
import { Problem } from './lib/problem.mjs';
import { fromRoot } from './lib/root.mjs';
import { runNode } from './lib/spawn.mjs';

const usage = `Usage: npm run contract:diff -- OLD NEW [options]
       npm run contract:diff -- --released

Rates every change from one OpenAPI document to another as major (breaking), minor or patch. Refuses
documents with a $ref that leads nowhere: changes behind it would not be seen.

  OLD, NEW     paths of two OpenAPI 3 documents, YAML or JSON
  --released   compare openapi.yaml with the last released contract, and check that its version or a
               changeset announces what changed
  --help       show this text
  options      those of "npx redocly diff", for example --format json or --fail-on minor

Exit code: 0 nothing breaking (or, with --released, all is announced), 1 otherwise.
`;

/** What is asked of both documents before they are compared. */
const references = 'packages/contract/src/release/references.yaml';

/**
 * Shows what changed since the released document, and checks that it is announced.
 * @returns {Promise<number>} the exit code
 */
async function checkReleased() {
  const report = fromRoot('.cache', 'contract-diff.json');
  await mkdir(fromRoot('.cache'), { recursive: true });
  const documents = ['packages/contract/released/openapi.yaml', 'openapi.yaml'];
  const problem = await danglingReferences(documents, references);
  if (problem !== null) throw new Problem(problem);
  const compared = ['diff', ...documents, '--fail-on', 'none'];
  await redocly(compared);
  const { code, output } = await redocly([...compared, '--format', 'json', '--output', report], { quiet: true });
  if (code !== 0) throw new Problem(output);
  return (await runNode(['--import', 'tsx', 'packages/contract/src/release/main.ts', report])).code;
}

/**
 * Compares two OpenAPI documents, or openapi.yaml with the released one.
 * @param {string[]} args
 */
export async function run(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  await ensureInstall();
  if (args.includes('--released')) {
    if (args.length > 1) throw new Problem('--released takes no documents and no options.');
    return checkReleased();
  }
  const { code, problem } = await compareDocuments(args, { command: 'npm run contract:diff --', references });
  if (problem !== null) throw new Problem(problem);
  return code;
}
