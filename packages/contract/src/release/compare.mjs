import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Runs redocly without network.
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options] quiet keeps what it prints instead of showing it
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
 * Says which references of some documents lead nowhere. `redocly diff` alone only warns of those in
 * the old one.
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
 * Rates every change from one OpenAPI document to another, as a command.
 * @param {string[]} args the two documents, then options of `redocly diff`
 * @param {{ command: string, references: string, config?: string }} place how the command is
 * called, and where its configurations are
 * @returns {Promise<{ code: number, problem: string | null }>} the exit code, and why nothing was
 * compared
 */
export async function compareDocuments(args, { command, references, config }) {
  const documents = args.slice(0, 2);
  if (documents.length < 2 || documents.some((name) => name.startsWith('-')))
    return { code: 1, problem: `Name two documents first, then options: ${command} OLD NEW.` };
  const problem = await danglingReferences(documents, references);
  if (problem !== null) return { code: 1, problem };
  const { code } = await redocly(['diff', ...args, ...(config === undefined ? [] : ['--config', config])]);
  return { code, problem: null };
}
