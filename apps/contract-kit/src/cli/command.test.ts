import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fixedChecks, lastChecks } from '../checks/all.ts';
import { kitCommand } from './command.ts';

const checks = [...fixedChecks, ...lastChecks];
const known = kitCommand().options.map(({ long }) => long ?? '');
const root = path.resolve(import.meta.dirname, '../../../..');

/** The commands of a file that run the kit, each as its arguments, without quoted commands. */
function runsIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/(?<=raiz-contract.*)\n {10}(?=--)/gs, ' ');
  return [...text.matchAll(/\bnpx --no-install raiz-contract (--[^\n`]+)/g)].map(([, args = '']) =>
    args.replaceAll(/'[^']*'/g, ''),
  );
}

it.each(['docs/backend.md', 'apps/contract-kit/README.md', 'apps/contract-kit/workflow.yml'])(
  '%s names options and checks that exist',
  (file) => {
    const runs = runsIn(file);
    expect(runs.length).toBeGreaterThan(0);
    const options = runs.flatMap((args) => [...args.matchAll(/--[\w-]+/g)].map(([option]) => option));
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
    const ids = runs.flatMap((args) => (/--only (\S+)/.exec(args)?.[1] ?? '').split(',').filter(Boolean));
    expect(ids.filter((start) => !checks.some(({ id }) => id.startsWith(start)))).toEqual([]);
  },
);

it('the example of a workflow uses every option that a pipeline has', () => {
  const [run = ''] = runsIn('apps/contract-kit/workflow.yml');
  // It has no gateway, and its accounts are in the environment; the others choose less, leave more, or print something
  // instead.
  const others =
    '--header --member --other --admin --demo --level --read-only --keep --only --step --list --version'.split(' ');
  expect(known.filter((option) => !others.includes(option) && !run.includes(`${option} `))).toEqual([]);
  expect(run).toMatch(/--voucher-full \w+(?:,\w+)+ /);
});

it.each([
  'docs/backend.md',
  'docs/deploy.md',
  'README.md',
  'apps/contract-kit/README.md',
  'apps/contract-kit/REFERENCE.md',
  'apps/contract-kit/workflow.yml',
  'apps/contract-kit/src/cli/command.ts',
])('%s installs no package of the registry that a stranger could own', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const unsafe = [/npx (?!--no-install )\S*(?: \S+)? ?@?raiz\S*/g, /npm (?:i|install|add|exec)[^\n`]* @raiz\S*/g];
  expect(unsafe.flatMap((pattern) => text.match(pattern) ?? [])).toEqual([]);
});
