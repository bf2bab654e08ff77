import { describe, expect, test } from 'vitest';
import { listOperations, readDocument } from '../../packages/contract/generate/document.ts';
import { anchorsOf, deadReferences, oldReferences } from './references.ts';
import { allPaths, patience, read } from './sources.ts';

/** What people write. The released contract is a copy of what was once released. */
const files = read(
  allPaths.filter(
    (path) =>
      /\.(?:[cm]?[jt]sx?|mdx?|ya?ml)$/.test(path) &&
      !path.startsWith('packages/contract/released/') &&
      !path.startsWith('tests/laws/references.'),
  ),
);
const documents = files.filter(({ path }) => path.endsWith('.md'));
const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));

describe('references to rules', { timeout: patience }, () => {
  test('lead to a heading', () => {
    expect(files.flatMap((file) => deadReferences(file, anchors))).toEqual([]);
  });

  test('use no old form', () => {
    expect(files.flatMap(oldReferences)).toEqual([]);
  });

  test('can name every operation', () => {
    const described = anchors.get('docs/api-decisions.md');
    const missing = listOperations(readDocument()).filter(({ id }) => !described?.has(id.toLowerCase()));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

test('anchors follow the rule of GitHub', () => {
  const text = '# API decisions\n\n## E-mail: `a`, é\n\n```sh\n# no heading\n```\n\n## E-mail: a, é\n';
  expect([...anchorsOf(text)]).toEqual(['api-decisions', 'e-mail-a-é', 'e-mail-a-é-1']);
});

test.each([
  ['packages/x.ts', '/** See docs/rules.md#gone. */', 'docs/rules.md#gone'],
  ['packages/x.ts', '/** See docs/none.md#money. */', 'docs/none.md#money'],
  ['README.md', 'See [this](docs/rules.md#gone).', 'docs/rules.md#gone'],
  ['docs/records/1.md', 'See [this](../rules.md#gone).', 'docs/rules.md#gone'],
  ['docs/rules.md', 'See [this](#gone).', 'docs/rules.md#gone'],
])('in %s "%s" is found', (path, text, named) => {
  const known = new Map([['docs/rules.md', new Set(['money'])]]);
  expect(deadReferences({ path, text }, known)).toEqual([`${path} names ${named}`]);
});

test.each([
  ['packages/x.ts', '/** See docs/rules.md#money. */'],
  ['docs/records/1.md', 'See [this](../rules.md#money) and [that](https://example.com/a.md#b).'],
  ['docs/rules.md', 'See [this](#money).'],
])('in %s "%s" resolves', (path, text) => {
  expect(deadReferences({ path, text }, new Map([['docs/rules.md', new Set(['money'])]]))).toEqual([]);
});

test.each([
  'as asked (spec, section 2)',
  'as asked (spec section 2)',
  'Spec, section 2: header',
  'the roles of the spec (section 6)',
  'null (operations.md, 1.3)',
  'ordered already (operations, G14)',
  'others pass (decision G9)',
  'see product.md',
])('"%s" is found', (text) => {
  expect(oldReferences({ path: 'x', text })).toEqual(['x:1']);
});

test.each([
  'see docs/api-decisions.md#money',
  'see [decisions](api-decisions.md#ids)',
  'each section of the page',
  'findOperations(operations, search)',
  "d: 'M4 12h16'",
])('"%s" is allowed', (text) => {
  expect(oldReferences({ path: 'x', text })).toEqual([]);
});
