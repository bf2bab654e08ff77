import { describe, expect, test } from 'vitest';
import { listOperations, readDocument } from '../../packages/contract/generate/document.ts';
import { allPaths, timeout, read, type SourceFile } from './sources.ts';

/**
 * References without a target: numbered sections, numbered decisions, documents that do not exist
 * here.
 */
const oldForms = [
  /\bspec(?:ification)?,? \(?sections? \d/i,
  /(?<!\w)\((?:sections? \d|operations, )/,
  /(?<![\w#/.-])[GSU]\d{1,2}\b(?!\.)/,
  /(?<![\w/-])(?:operations|decisions|product|contract|performance|style|look-review)\.md\b/,
];

/** The anchors of a document's headings, by GitHub's rule. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)) {
    const slug = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * The anchors named in a file: `docs/x.md#anchor` anywhere, and in documents also relative links.
 */
function namedAnchors({ path, text }: SourceFile): { document: string; anchor: string }[] {
  const absolute = [...text.matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g)];
  const relative = path.endsWith('.md') ? [...text.matchAll(/\]\(((?!docs\/)[\w./-]*)#([\w-]+)\)/g)] : [];
  return [...absolute, ...relative].map(([, place = '', anchor = '']) => ({
    document: absolute.some(([, known]) => known === place) ? place : resolve(path, place),
    anchor,
  }));
}

/** A relative link as a path from the root; an empty link is the document itself. */
function resolve(path: string, link: string): string {
  return link === '' ? path : new URL(link, `file:///${path}`).pathname.slice(1);
}

/**
 * References whose document or heading does not exist. `anchors` are those of each document, by
 * path.
 */
function deadReferences(file: SourceFile, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return namedAnchors(file)
    .filter(({ document, anchor }) => !anchors.get(document)?.has(anchor))
    .map(({ document, anchor }) => `${file.path} names ${document}#${anchor}`);
}

/** Lines that name a rule in an old form. */
function oldReferences({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (oldForms.some((form) => form.test(line)) ? [`${path}:${index + 1}`] : []));
}

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

describe('references to rules', { timeout }, () => {
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
