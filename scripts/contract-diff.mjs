import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { lastRelease } from './lib/lastRelease.mjs';
import { fromRoot, root } from './lib/root.mjs';

const usage = `Usage: npm run contract:diff -- [OLD NEW] [options of redocly diff]
       npm run contract:diff -- --check

Compares two OpenAPI documents with "redocly diff", which rates every change as major (breaking),
minor or patch; without OLD and NEW, openapi.yaml with that of the last release.

  OLD, NEW     paths of two OpenAPI 3 documents, YAML or JSON
  --check      print only whether openapi.yaml breaks the last release and no changeset says so
  --help       show this text

The options that "npx redocly diff --help" lists come last, such as --format markdown.

Exit code: 0 nothing breaking (or, with --check, it is announced), 1 otherwise, 2 nothing was compared.
`;

/** Why nothing was compared, in one sentence. */
class Problem extends Error {}

const noRelease =
  'The last release of the contract is not in this copy (a shallow clone, or no history of git): openapi.yaml was not compared with it.';

/**
 * An OpenAPI document.
 * @param {string} name how the user calls it
 * @param {string} text
 * @returns {{ info?: { version?: string } }}
 * @throws {Problem} when it is none
 */
function read(name, text) {
  let document;
  try {
    document = parse(text);
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Problem(`${name} is not valid YAML or JSON: ${line?.replace(/:$/, '')}.`);
  }
  if (typeof document?.openapi !== 'string') throw new Problem(`${name} is not an OpenAPI 3 document.`);
  return document;
}

/**
 * Says what is wrong with a path better than redocly does. A pipe can be read once only, so redocly reads it.
 * @param {string} name
 * @throws {Problem} when it is no OpenAPI document
 */
function checkDocument(name) {
  const status = statSync(name, { throwIfNoEntry: false });
  if (status === undefined || status.isDirectory()) throw new Problem(`${name} cannot be read: correct its path.`);
  if (status.isFile()) read(name, readFileSync(name, 'utf8'));
}

/**
 * Runs `redocly diff`.
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} [stdio]
 * @returns {number} its exit code
 */
function redoclyDiff(args, stdio = 'inherit') {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const command = [cli, 'diff', ...args, '--config', fromRoot('redocly.yaml')];
  return spawnSync(process.execPath, command, { env, stdio }).status ?? 1;
}

/** The first number of a document's version. @param {string} name @param {string} text */
function majorOf(name, text) {
  return Number(read(name, text).info?.version?.split('.')[0]);
}

/** Whether a changeset announces a breaking change of the contract. */
function isBreakAnnounced() {
  const names = readdirSync(fromRoot('.changeset')).filter((name) => name.endsWith('.md'));
  const texts = names.map((name) => readFileSync(fromRoot('.changeset', name), 'utf8'));
  return texts.some((text) => /^['"]?@raiz\/contract['"]?:\s*major\s*$/m.test(text.split('---')[1] ?? ''));
}

/**
 * Says when openapi.yaml breaks the last release without an announcement.
 * @param {string} folder for a copy of the released document
 * @returns {number} the exit code
 */
function checkRelease(folder) {
  const release = lastRelease(root);
  if (release === null) {
    console.log(noRelease);
    return 0;
  }
  const old = path.join(folder, 'old.yaml');
  writeFileSync(old, release.document);
  const next = fromRoot('openapi.yaml');
  if (
    isBreakAnnounced() ||
    majorOf('openapi.yaml', readFileSync(next, 'utf8')) > majorOf(release.name, release.document)
  )
    return 0;
  if (redoclyDiff([old, next], 'ignore') === 0) return 0;
  console.error(
    `openapi.yaml breaks that of ${release.name} or cannot be compared with it: "npm run contract:diff" shows where, and "npx changeset" announces a major change of @raiz/contract.`,
  );
  return 1;
}

/**
 * Compares two documents, or openapi.yaml with the released one.
 * @param {string[]} args documents, then options
 * @param {string} folder for a copy of the released document
 * @returns {number} the exit code
 */
function compare(args, folder) {
  const [first] = args;
  if (first !== undefined && !first.startsWith('-')) {
    const documents = args.slice(0, 2);
    if (documents.length < 2 || documents[1]?.startsWith('-'))
      throw new Problem('Name two documents, OLD and NEW, or none.');
    documents.forEach(checkDocument);
    return redoclyDiff(args);
  }
  const release = lastRelease(root);
  if (release === null) throw new Problem(noRelease);
  const old = path.join(folder, 'old.yaml');
  writeFileSync(old, release.document);
  console.error(`openapi.yaml against that of ${release.name}:`);
  return redoclyDiff([old, fromRoot('openapi.yaml'), ...args]);
}

const args = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
try {
  if (args.includes('--help')) console.log(usage);
  else process.exitCode = args.join(' ') === '--check' ? checkRelease(folder) : compare(args, folder);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true });
}
