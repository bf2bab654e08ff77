import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesText, ruleChanges, rulesOf } from './rules.mjs';

const require = createRequire(import.meta.url);

/**
 * Runs redocly without network.
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options] quiet hides its output
 * @returns {Promise<{ code: number, output: string }>}
 */
export function redocly(args, { quiet = false } = {}) {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  const command = [require.resolve('@redocly/cli/bin/cli.js'), ...args];
  const child = spawn(process.execPath, command, { env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Finds the broken references of some documents. `redocly diff` alone only warns of those in the old one.
 * @param {string[]} documents
 * @param {string} config file of the one rule
 * @returns {Promise<string | null>} what to correct, or null
 */
export async function danglingReferences(documents, config) {
  const args = ['lint', ...documents, '--config', config, '--format', 'stylish'];
  const { code, output } = await redocly(args, { quiet: true });
  return code === 0 ? null : `${output.trim()}\n\nCorrect these references, then compare again.`;
}

/**
 * Rates the rules next to two documents, and prints the changes: on stderr if programs read stdout.
 * @param {string[]} documents
 * @param {string[]} options of `redocly diff`
 * @returns {boolean} whether the changes fail
 */
function compareRules([old = '', next = ''], options) {
  const output = options.some((one) => /^--format(?:=|$)/.test(one)) ? process.stderr : process.stdout;
  const rules = [old, next].map(rulesOf);
  const [was, is] = rules;
  if (was && is) {
    const changes = ruleChanges(was, is);
    output.write(`${changesText(changes)}\n`);
    return changes.length > 0 && ['minor', 'patch'].includes(limitOf(options));
  }
  const without = [old, next].filter((_, place) => !rules[place]);
  if (without.length === 1)
    output.write(`The rules were not compared: there is no docs/api-decisions.md beside ${without[0]}.\n`);
  return false;
}

/** The minimum impact that fails. @param {string[]} options */
function limitOf(options) {
  return / --fail-on[ =](\w+)/.exec(` ${options.join(' ')}`)?.[1] ?? 'major';
}

/**
 * A document as a file: redocly reads it several times, and a pipe can be read once.
 * @param {string} name
 * @param {string} copy where the content of a pipe goes
 * @returns {string | null} null when it is empty, as after a failed command before the pipe, or cannot be read
 */
function asFile(name, copy) {
  try {
    const text = readFileSync(name);
    if (text.length === 0) return null;
    if (statSync(name).isFile()) return name;
    writeFileSync(copy, text);
    return copy;
  } catch {
    return null;
  }
}

/**
 * Rates every change between two OpenAPI documents, as a command, and between the rules next to them.
 * @param {string[]} args the two documents, then options of `redocly diff`
 * @param {{ command: string, references: string, config?: string }} place the name of the command, and its
 * configurations
 * @returns {Promise<{ code: number, problem: string | null }>} the exit code, and why nothing was compared
 */
export async function compareDocuments(args, { command, references, config }) {
  const documents = args.slice(0, 2);
  if (documents.length < 2 || documents.some((name) => name.startsWith('-')))
    return { code: 1, problem: `Name two documents first, then options: ${command} OLD NEW.` };
  const rules = documents.filter((name) => name.endsWith('.md'));
  if (rules.length === 1) return { code: 1, problem: 'Name two OpenAPI documents, or two of rules (.md).' };
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
  try {
    const files = documents.map((name, place) =>
      asFile(name, path.join(folder, place === 0 ? 'old.yaml' : 'new.yaml')),
    );
    const [old, next] = files;
    if (!old || !next)
      return { code: 1, problem: `${documents[files.indexOf(null)]} is empty or cannot be read: correct its path.` };
    if (rules.length === 2) return { code: compareRules(documents, args.slice(2)) ? 1 : 0, problem: null };
    const problem = await danglingReferences([old, next], references);
    if (problem !== null) return { code: 1, problem };
    const options = [...args.slice(2), ...(config === undefined ? [] : ['--config', config])];
    const { code } = await redocly(['diff', old, next, ...options]);
    const isOver = compareRules(documents, args.slice(2));
    return { code: isOver ? 1 : code, problem: null };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
