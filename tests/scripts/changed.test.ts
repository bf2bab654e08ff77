import { expect, test } from 'vitest';
import { type Diff, readDiff, stepsFor, wantsOf } from '../../scripts/lib/changed.ts';

const work = readDiff();
const contract = work.now('openapi.yaml');

/** A diff of files, some with their texts: before and now. */
function diffOf(...files: (string | { file: string; before?: string; now: string })[]): Diff {
  const texts = files.map((one) => (typeof one === 'string' ? { file: one, before: '', now: '' } : one));
  const find = (file: string) => texts.find((one) => one.file === file);
  return {
    files: texts.map(({ file }) => file),
    now: (file) => find(file)?.now ?? work.now(file),
    before: (file) => find(file)?.before ?? '',
  };
}

function argsOf(diff: Diff, step: string): string[] | undefined {
  return stepsFor(diff)
    .find(([name]) => name === step)
    ?.slice(1);
}

const missing = (diff: Diff) => wantsOf(diff).map(({ file, what }) => `${file}: ${what}`);

/** The contract, with a new text that people type in their profile. */
const withField = {
  file: 'openapi.yaml',
  before: contract,
  now: contract.replace(/( {4}EdicaoPerfil:[^]*?properties:\n)/, '$1        quite_new:\n          type: string\n'),
};

const said = { file: '.changeset/quite-new.md', now: "'@raiz/contract': minor" };

test('a page is tested where it lies: its stories, the tests that open it, its weight', () => {
  const diff = diffOf('apps/portal/src/network/withdrawals/route.tsx');
  expect(argsOf(diff, 'stories')).toEqual(['apps/portal/src/network/withdrawals/']);
  const opens = new RegExp(argsOf(diff, 'pages')?.[1] ?? '');
  expect('/perfil/saques keeps working while any one of its reads fails').toMatch(opens);
  expect('/perfil keeps working while any one of its reads fails').not.toMatch(opens);
  expect(stepsFor(diff).map(([name]) => name)).toEqual(['check', 'related', 'stories', 'size', 'pages']);
});

test('a changed operation is tested by the kit, on its screens, and with every fault', () => {
  const diff = diffOf(withField);
  expect(argsOf(diff, 'related')).toContain('apps/contract-kit/src/good.test.ts');
  expect(argsOf(diff, 'stories')).toContain('apps/portal/src/account/profile/');
  // Its stories quote 'PUT /perfil', in another folder.
  expect(argsOf(diff, 'stories')).toContain('apps/portal/src/shared/writes/Writes.stories.tsx');
  expect(argsOf(diff, 'slow')).toEqual(['apps/contract-kit/src/independent.slow.test.ts']);
  const opens = new RegExp(argsOf(diff, 'pages')?.[1] ?? '');
  expect('updateProfile survives a dropped connection').toMatch(opens);
  expect('listFunds survives a dropped connection').not.toMatch(opens);
});

test('code that all screens share is tested by the sample', () => {
  expect(argsOf(diffOf('packages/ui/src/components/domain/Badge/Badge.tsx'), 'sample')).toEqual([]);
  expect(argsOf(diffOf('docs/habits.md'), 'sample')).toBeUndefined();
  expect(argsOf(diffOf('apps/portal/src/shared/writes/Writes.stories.tsx'), 'sample')).toBeUndefined();
});

test('a row in the tables of pages asks for nothing but its page', () => {
  const diff = diffOf('apps/portal/src/app/pages.ts', 'apps/portal/src/shared/page/paths.ts');
  expect(stepsFor(diff).map(([name]) => name)).toEqual(['check', 'related', 'size']);
  expect(missing(diff)).toEqual([]);
});

test('names a new field that the specification lacks, and the changeset', () => {
  expect(missing(diffOf(withField))).toEqual([
    '.changeset: a sentence for those who use @raiz/contract: npx changeset',
    'docs/specification.md: where people type and see the new EdicaoPerfil.quite_new',
  ]);
  expect(missing(diffOf(withField, said, 'docs/specification.md'))).toEqual([]);
});

test('wants no changeset for a text of a page', () => {
  expect(missing(diffOf('packages/ui/src/messages/account/profile.ts'))).toEqual([]);
});

test('names the check and the defect of a rule of the server', () => {
  const rule = 'apps/mock-server/src/subscription/vouchers.ts';
  const check = { file: 'apps/contract-kit/src/checks/flow/vouchers.ts', before: '', now: "'flow.voucher.new'" };
  const helper = { file: 'apps/contract-kit/src/checks/flow/bank.ts', before: '', now: '' };
  const uses = { file: 'apps/contract-kit/src/checks/uses.json', before: '{}', now: '{ "flow.voucher.new": "logIn" }' };
  expect(missing(diffOf(rule))).toEqual([
    `apps/contract-kit/src/checks: a check, if backends must do what changed in ${rule}`,
  ]);
  expect(missing(diffOf(rule, helper, check, uses, said))).toEqual([
    'apps/contract-kit/src/testDefects: a planted defect that flow.voucher.new finds',
  ]);
  const defect = { file: 'apps/contract-kit/src/testDefects/money.ts', before: '', now: "'flow.voucher.new: it…'" };
  expect(missing(diffOf(rule, check, uses, defect, said))).toEqual([]);
  // The kit reads a new field by itself.
  expect(missing(diffOf(rule, withField))).not.toContainEqual(expect.stringContaining('a check'));
});

test('names the folder of a screen without a new story', () => {
  const route = 'apps/portal/src/network/funds/route.tsx';
  const wanted = 'apps/portal/src/network/funds: a story or a test of what is new: none changed there';
  expect(missing(diffOf(route))).toEqual([wanted]);
  expect(missing(diffOf(route, 'apps/portal/src/network/funds/Funds.stories.tsx'))).toEqual([]);
  // A clean-up has nothing new.
  expect(missing(diffOf({ file: route, before: 'const twelve = 3 + 9;', now: 'const twelve = 12;' }))).toEqual([]);
});
