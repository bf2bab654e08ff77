import { mkdir } from 'node:fs/promises';
import { ensureInstall } from './lib/install.mjs';
import { Problem } from './lib/problem.mjs';
import { fromRoot } from './lib/root.mjs';
import { runNode, runTool } from './lib/spawn.mjs';

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

/**
 * Runs `redocly diff` without network. The rules and their impact are in redocly.yaml.
 * @param {string[]} args
 * @param {boolean} [quiet]
 */
function redoclyDiff(args, quiet = false) {
  const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  return runTool('@redocly/cli:redocly', ['diff', ...args], { env, quiet });
}

/**
 * Ends the command when a $ref of one of the documents leads nowhere. `redocly diff` alone only
 * warns of those in the old one.
 * @param {string[]} documents
 */
async function checkReferences(documents) {
  const config = 'packages/contract/src/release/references.yaml';
  const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  const args = ['lint', ...documents, '--config', config, '--format', 'stylish'];
  const { code, output } = await runTool('@redocly/cli:redocly', args, { env, quiet: true });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nCorrect these references, then compare again.`);
}

/**
 * Shows what changed since the released document, and checks that it is announced.
 * @returns {Promise<number>} the exit code
 */
async function checkReleased() {
  const report = fromRoot('.cache', 'contract-diff.json');
  await mkdir(fromRoot('.cache'), { recursive: true });
  const documents = ['packages/contract/released/openapi.yaml', 'openapi.yaml'];
  await checkReferences(documents);
  const compared = [...documents, '--fail-on', 'none'];
  await redoclyDiff(compared);
  const { code, output } = await redoclyDiff([...compared, '--format', 'json', '--output', report], true);
  if (code !== 0) throw new Problem(output);
  return (await runNode(['--import', 'tsx', 'packages/contract/src/release/main.ts', report])).code;
}

/**
 * Compares two OpenAPI documents, or openapi.yaml with the released one.
 * @param {string[]} args
 */
export async function run(args) {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  await ensureInstall();
  if (args.includes('--released')) {
    if (args.length > 1) throw new Problem('--released takes no documents and no options.');
    return checkReleased();
  }
  const documents = args.slice(0, 2);
  if (documents.length < 2 || documents.some((name) => name.startsWith('-')))
    throw new Problem('Name two documents first, then options: npm run contract:diff -- OLD NEW.');
  await checkReferences(documents);
  return (await redoclyDiff(args)).code;
}
