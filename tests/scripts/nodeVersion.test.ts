import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { runTask, startCommand } from '../support/run.ts';

const versions: { versionProblem(version: string): string | null } = createRequire(import.meta.url)(
  fromRoot('scripts/lib/nodeVersion.cjs'),
);

test.each(['10.24.1', '12.22.12', '18.20.8', '20.18.9'])(
  'Node %s gets one sentence about the required version',
  (version) => {
    const problem = versions.versionProblem(version);
    expect(problem).toMatch(
      new RegExp(`^This is Node ${version}, but the portal needs Node 20\\.19 or newer: install .*\\.$`),
    );
    expect(problem).not.toContain('\n');
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '100.0.0'])('Node %s will do', (version) => {
  expect(versions.versionProblem(version)).toBeNull();
});

test('an old Node ends with 1 before anything else is read', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '16.0.0' }); require('./scripts/run.cjs');`;
  const { code, output } = await startCommand(process.execPath, ['-e', pretend, 'start']).ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(versions.versionProblem('16.0.0'));
});

test('an unknown task is named', async () => {
  expect(await runTask('nonsense')).toEqual({
    code: 1,
    output: 'There is no task "nonsense": see the scripts in package.json.\n',
  });
});

test('Chromatic without a token is skipped, and says so', async () => {
  const { code, output } = await runTask('chromatic', [], { CHROMATIC_PROJECT_TOKEN: '' });
  expect(code).toBe(0);
  expect(output).toBe('Skipped: set CHROMATIC_PROJECT_TOKEN to publish the Storybook to Chromatic.\n');
});
