import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseCLI } from 'vitest/node';
import { startFile } from '../support/run.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-command-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm test -- ARGS` with a Vitest that only records its command line. Returns how Vitest parses that line. */
async function runSteps(args: string[]) {
  const noted = path.join(folder, 'noted');
  const vitest = path.join(folder, 'vitest');
  writeFileSync(vitest, `#!/bin/sh\nprintf '%s\\n' "$@" > '${noted}'\n`);
  chmodSync(vitest, 0o755);
  await startFile('scripts/test.mjs', args, { PATH: `${folder}${path.delimiter}${process.env['PATH']}` }).ended;
  return parseCLI(['vitest', ...readFileSync(noted, 'utf8').trim().split('\n')]);
}

test.each([
  ['before its paths', ['--update', 'packages/ui', 'apps/portal/src/admin']],
  ['after its paths', ['packages/ui', 'apps/portal/src/admin', '--update']],
  ['between them, in its short form', ['packages/ui', '-u', 'apps/portal/src/admin']],
])('"pictures" takes --update %s', async (_, args) => {
  const { filter, options } = await runSteps(['pictures', ...args]);
  expect(filter).toEqual(['packages/ui', 'apps/portal/src/admin']);
  expect(options).toMatchObject({ update: 'all', project: ['stories'] });
});

test('"changed" without a main branch is one sentence', async () => {
  const { code, output } = await startFile('scripts/test.mjs', ['changed'], { GIT_DIR: folder }).ended;
  expect(output).toMatch(/^git knows no main branch .*\.$/m);
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});
