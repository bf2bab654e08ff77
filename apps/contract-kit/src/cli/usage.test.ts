import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fixedChecks, lastChecks } from '../checks/all.ts';
import { usage } from './usage.ts';

const checks = [...fixedChecks, ...lastChecks];
const root = path.resolve(import.meta.dirname, '../../../..');

/** The commands of a file that run the kit, each as its arguments, without quoted commands. */
function runsIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\n {10}(?=--)/g, ' ');
  return [...text.matchAll(/\braiz-contract (--[^\n`]+)/g)].map(([, args = '']) => args.replaceAll(/'[^']*'/g, ''));
}

it.each(['docs/backend.md', 'apps/contract-kit/README.md', 'apps/contract-kit/workflow.yml'])(
  '%s names options that the help describes, and checks that exist',
  (file) => {
    const runs = runsIn(file);
    expect(runs.length).toBeGreaterThan(0);
    const options = runs.flatMap((args) => [...args.matchAll(/--[\w-]+/g)].map(([option]) => option));
    expect(options.filter((option) => !usage.includes(`\n  ${option} `))).toEqual([]);
    const ids = runs.flatMap((args) => (/--only (\S+)/.exec(args)?.[1] ?? '').split(',').filter(Boolean));
    expect(ids.filter((start) => !checks.some(({ id }) => id.startsWith(start)))).toEqual([]);
  },
);
