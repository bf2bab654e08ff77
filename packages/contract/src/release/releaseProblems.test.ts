import { expect, it } from 'vitest';
import { announcedBump, type Bump, releaseProblems } from './releaseProblems.ts';

const changelog = '# Changelog\n\n## 2.0.0\n\n## 1.1.0 – today\n\n## [1.0.1]\n\n## 1.0.0\n';
const text = (bump: Bump) => [
  `The contract differs from the released 1.0.0: announce a ${bump} change with npx changeset.`,
];

it.each<[string, Bump | null, string[]]>([
  ['1.0.0', null, []],
  ['1.0.0', 'patch', text('patch')],
  ['1.0.1', 'patch', []],
  ['1.0.1', 'minor', text('minor')],
  ['1.1.0', 'minor', []],
  ['1.1.0', 'major', text('major')],
  ['2.0.0', 'major', []],
  ['3.0.0', null, ['packages/contract/CHANGELOG.md has no heading "## 3.0.0": write what changed.']],
  ['0.9.0', null, ['info.version of openapi.yaml is "0.9.0", which does not follow 1.0.0: correct it.']],
  ['next', null, ['info.version of openapi.yaml is "next", which does not follow 1.0.0: correct it.']],
])('version %s after changes that ask for %s', (next, asked, problems) => {
  expect(releaseProblems({ old: '1.0.0', next, needed: asked, announced: null, changelog })).toEqual(problems);
});

it.each<[Bump, string[]]>([
  ['major', []],
  ['minor', []],
  ['patch', text('minor')],
])('a changeset that announces a %s change is measured against a minor one', (announced, problems) => {
  expect(releaseProblems({ old: '1.0.0', next: '1.0.0', needed: 'minor', announced, changelog })).toEqual(problems);
});

const changeset = (...lines: string[]) =>
  `---\n${lines.join('\n')}\n---\n\n'@raiz/contract': major, it says in the text.\n`;

it.each([
  ['nothing', [], null],
  ['another package', [changeset("'@raiz/ui': major")], null],
  ['a text that is no changeset', ['# Changesets\n'], null],
  ['one bump', [changeset("'@raiz/contract': minor")], 'minor'],
  ['double quotes, beside another package', [changeset('"@raiz/ui": patch', '"@raiz/contract": patch')], 'patch'],
  ['the highest of two', [changeset("'@raiz/contract': patch"), changeset("'@raiz/contract': major")], 'major'],
])('%s is announced', (_, changesets, bump) => {
  expect(announcedBump(changesets)).toBe(bump);
});
