import { expect, it } from 'vitest';
import type { Change, Severity } from './change.ts';
import { releaseProblems } from './released.ts';

function change(severity: Severity): Change {
  return { severity, kind: 'x', place: 'y', text: 'z', operations: [] };
}

const log = '# Changelog\n\n## 2.0.0\n\n## 1.1.0 – today\n\n## [1.0.1]\n\n## 1.0.0\n';
const text = (word: string) => [`openapi.yaml differs from the released 1.0.0: announce ${word}, with npx changeset.`];

it.each<[string, Severity[], string[]]>([
  ['1.0.0', [], []],
  ['1.0.0', ['safe'], text('a higher number, since there are changes')],
  ['1.0.1', ['safe'], []],
  ['1.0.1', ['safe', 'risky'], text('a higher minor number, since there are risky changes')],
  ['1.1.0', ['risky'], []],
  ['1.1.0', ['risky', 'breaking'], text('a higher major number, since there are breaking changes')],
  ['2.0.0', ['breaking'], []],
  ['3.0.0', [], ['packages/contract/CHANGELOG.md has no heading "## 3.0.0": write what changed.']],
  ['0.9.0', [], ['info.version of openapi.yaml is "0.9.0", which does not follow 1.0.0: correct it.']],
  ['next', [], ['info.version of openapi.yaml is "next", which does not follow 1.0.0: correct it.']],
])('version %s after changes that are %j', (next, severities, problems) => {
  expect(releaseProblems({ old: '1.0.0', next }, severities.map(change), log)).toEqual(problems);
});

it('takes what a changeset announces for what the version says', () => {
  const risky = [change('risky')];
  expect(releaseProblems({ old: '1.0.0', next: '1.0.0' }, risky, log, 1)).toEqual([]);
  expect(releaseProblems({ old: '1.0.0', next: '1.0.0' }, risky, log, 2)).toHaveLength(1);
});
