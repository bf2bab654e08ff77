import { fileURLToPath } from 'node:url';
import { compareDocuments } from './compare.mjs';

/** The name with which users call the command of the packed contract kit; its configurations lie next to it. */
const command = 'npx --no-install raiz-contract-diff';

const usage = `Usage: ${command} OLD NEW [options]

Rates every change from one OpenAPI document to another as major (breaking), minor or patch: for example
from the openapi.yaml that you have built to the one of a newer kit. Refuses documents with a $ref that
leads nowhere: changes behind it would not be seen. Where both have a docs/api-decisions.md beside them,
its rules are compared, heading by heading: one that is added, changed or removed is a minor change.

  OLD, NEW     paths of two OpenAPI 3 documents, YAML or JSON, or of two files of rules (.md)
  --help, -h   print this text
  options      those of "redocly diff", for example --format json or --fail-on minor

Exit code: 0 nothing breaking, 1 otherwise.
`;

/** A file next to the packed command. @param {string} name */
function beside(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) process.stdout.write(usage);
else {
  const place = { command, references: beside('references.yaml'), config: beside('redocly.yaml') };
  const { code, problem } = await compareDocuments(args, place);
  if (problem !== null) console.error(problem);
  process.exitCode = code;
}
