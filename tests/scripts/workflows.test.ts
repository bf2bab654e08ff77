import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../laws/sources.ts';

const folder = path.join(root, '.github/workflows');

const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

interface Workflow {
  jobs: Record<string, { steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }>;
}

const commands = readdirSync(folder).flatMap((file) => {
  const { jobs }: Workflow = parse(readFileSync(path.join(folder, file), 'utf8'));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return steps
    .flatMap((step) => [step.run, ...Object.values(step.with ?? {})])
    .filter((one) => typeof one === 'string');
});

test('the workflows run scripts that there are', () => {
  const names = commands.flatMap((command) => [...command.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));
  const builtIn = ['ci', 'audit'];
  expect(names.filter((name) => name !== undefined && !builtIn.includes(name) && !manifest.scripts[name])).toEqual([]);
});

test.each([
  'npm test',
  'npm run test:all',
  'npm audit --audit-level=high',
  'npm run licences',
  'npm run release:version',
])('the workflows run %s', (command) => expect(commands).toContain(command));

test('the workflows publish to Chromatic', () => {
  expect(commands.join('\n')).toContain('npm run chromatic');
});

test('the workflow tests Node 20, 22 and 24, and everything each night', () => {
  const workflow: Record<string, unknown> = parse(readFileSync(path.join(folder, 'ci.yml'), 'utf8'));
  expect(workflow).toMatchObject({
    on: { schedule: [{ cron: expect.any(String) }] },
    jobs: { test: { strategy: { matrix: { node: [20, 22, 24] } } } },
  });
});
