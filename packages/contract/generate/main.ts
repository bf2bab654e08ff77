import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { readDocument } from './document.ts';
import { documentProblem } from './documentProblem.ts';
import { errorsFile } from './errorsFile.ts';
import { maxLengthsFile } from './maxLengthsFile.ts';
import { operationsFile } from './operationsFile.ts';
import { plainSchemas } from './plainSchema.ts';
import { schemasFile } from './schemasFile.ts';
import { shapesFile } from './shapesFile.ts';

/** Source of the client's schema.ts, which openapi-typescript writes. */
async function typesFile(document: object): Promise<string> {
  return astToString(
    await openapiTS(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false, silent: true }),
  );
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const notice = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

/** All generated files: path from the repository's root, and text. */
export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const document = readDocument();
  const schemas = plainSchemas(document);
  return [
    { path: 'packages/api-client/src/generated/schema.ts', text: notice + (await typesFile(document)) },
    { path: 'packages/api-client/src/generated/shapes.ts', text: notice + shapesFile(document, schemas) },
    { path: 'packages/api-client/src/generated/maxLengths.ts', text: notice + maxLengthsFile(document) },
    { path: 'packages/contract/src/generated/operations.ts', text: notice + operationsFile(document) },
    { path: 'packages/contract/src/generated/errors.ts', text: notice + errorsFile(document) },
    { path: 'packages/contract/src/generated/schemas.ts', text: notice + schemasFile(schemas) },
  ];
}

/** Paths of the generated files that are missing or out of date. */
export async function staleFiles(): Promise<string[]> {
  const files = await generatedFiles();
  return files.filter(({ path, text }) => readOrEmpty(root + path) !== text).map(({ path }) => path);
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function run(): Promise<void> {
  if (process.argv.includes('--check')) {
    const stale = await staleFiles();
    for (const path of stale) console.error(`${path} is stale: run npm run generate`);
    process.exitCode = stale.length === 0 ? 0 : 1;
    return;
  }
  for (const { path, text } of await generatedFiles()) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
    console.log(`${path} ${text.length} characters`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const problem = documentProblem(readFileSync(`${root}openapi.yaml`, 'utf8'));
    if (problem !== null) throw new Error(problem);
    await run();
  } catch (error) {
    console.error(`openapi.yaml: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
