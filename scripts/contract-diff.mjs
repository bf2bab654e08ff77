import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastRelease } from './lib/lastRelease.mjs';
import { fromRoot, root } from './lib/root.mjs';

/**
 * Runs `redocly diff`, which rates every change as major (breaking), minor or patch.
 * @param {string[]} args OLD and NEW, then options
 * @param {'inherit' | 'ignore'} [stdio]
 * @returns {number} its exit code
 */
function redoclyDiff(args, stdio = 'inherit') {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const command = [cli, 'diff', ...args, '--config', fromRoot('redocly.yaml')];
  return spawnSync(process.execPath, command, { env, stdio }).status ?? 1;
}

/** The first number of a document's version. @param {string} text */
function majorOf(text) {
  return Number(/\bversion: ['"]?(\d+)/.exec(text)?.[1]);
}

/** Whether a changeset announces a breaking change of the contract. */
function isBreakAnnounced() {
  const names = readdirSync(fromRoot('.changeset')).filter((name) => name.endsWith('.md'));
  const texts = names.map((name) => readFileSync(fromRoot('.changeset', name), 'utf8'));
  return texts.some((text) => /^['"]?@raiz\/contract['"]?:\s*major\s*$/m.test(text.split('---')[1] ?? ''));
}

/**
 * Compares openapi.yaml with that of the last release.
 * @param {string[]} args `--check` tells only an unannounced breaking change; others are options of `redocly diff`
 * @returns {number} the exit code; 2 where nothing could be compared
 */
function compareWithRelease(args) {
  const isCheck = args[0] === '--check';
  const release = lastRelease(root);
  if (release === null) {
    console.error('This copy does not know the last release of the contract: openapi.yaml was not compared with it.');
    return isCheck ? 0 : 2;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
  const old = path.join(folder, 'old.yaml');
  const now = fromRoot('openapi.yaml');
  try {
    writeFileSync(old, release.document);
    if (!isCheck) {
      console.error(`openapi.yaml against that of ${release.name}:`);
      return redoclyDiff([old, now, ...args]);
    }
    const isNewMajor = majorOf(readFileSync(now, 'utf8')) > majorOf(release.document);
    if (isNewMajor || isBreakAnnounced() || redoclyDiff([old, now], 'ignore') === 0) return 0;
    console.error(
      'openapi.yaml breaks the last release: "npm run contract:diff" shows where, "npx changeset" announces it.',
    );
    return 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const args = process.argv.slice(2);
process.exitCode = args.length === 0 || args[0]?.startsWith('-') ? compareWithRelease(args) : redoclyDiff(args);
