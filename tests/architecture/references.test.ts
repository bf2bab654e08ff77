import { describe, expect, test } from 'vitest';
import { listOperations, readDocument } from '../../packages/contract/generate/document.ts';
import { allPaths, timeout, read, type SourceFile } from './sources.ts';

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
 * References such as `docs/x.md#anchor` whose document or heading does not exist. remark checks links.
 * @param anchors those of each document, by path
 */
function deadReferences({ path, text }: SourceFile, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...text.matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g)]
    .filter(([, document = '', anchor = '']) => !anchors.get(document)?.has(anchor))
    .map(([reference]) => `${path} names ${reference}`);
}

/** Handwritten files. */
const files = read(
  allPaths.filter(
    (path) => /\.(?:[cm]?[jt]sx?|mdx?|ya?ml)$/.test(path) && !path.startsWith('tests/architecture/references.'),
  ),
);
const documents = files.filter(({ path }) => path.endsWith('.md'));
const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));

describe('references to rules', { timeout }, () => {
  test('lead to a heading', () => {
    expect(files.flatMap((file) => deadReferences(file, anchors))).toEqual([]);
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
  ['docs/records/1.md', 'See `docs/rules.md#gone`.', 'docs/rules.md#gone'],
])('in %s "%s" is found', (path, text, named) => {
  const known = new Map([['docs/rules.md', new Set(['money'])]]);
  expect(deadReferences({ path, text }, known)).toEqual([`${path} names ${named}`]);
});

test('a reference to a heading that exists resolves', () => {
  const file = { path: 'packages/x.ts', text: '/** See docs/rules.md#money. */' };
  expect(deadReferences(file, new Map([['docs/rules.md', new Set(['money'])]]))).toEqual([]);
});

/** A person's folder, this machine's checkout, or the host of a package registry. */
const machinePatterns = [
  /(?:^|[\s"'`(=:])\/(?:home|Users|root|work)\/\w/m,
  /[A-Z]:[\\/]+Users/,
  /\/\/[^/\s"]*(?:artifactory|nexus|npmjs)[^/\s"]*\.\w/,
  /"resolved": "\w+:/,
  /^\s*registry\s*=/m,
];

function namesMachine(text: string): boolean {
  return machinePatterns.some((pattern) => pattern.test(text));
}

test('no file names a folder or a package registry of one machine', () => {
  const written = allPaths.filter(
    (path) => !/\.(?:png|woff2|ico|pdf|gz)$/.test(path) && !path.startsWith('tests/architecture/references.'),
  );
  const named = read(written).filter(({ text }) => namesMachine(text));
  expect(named.map(({ path }) => path)).toEqual([]);
});

test.each([
  'cd /home/ana/portal',
  'see "/Users/ana/x"',
  String.raw`C:\Users\ana`,
  'at https://nexus.example.com/npm/',
  '"resolved": "https://example.com/react.tgz"',
  'registry=https://example.com',
])('"%s" names a machine', (text) => {
  expect(namesMachine(text)).toBe(true);
});

test.each(["import('../global/home/route.tsx')", '"resolved": "packages/ui"', 'https://www.example.com/home/x'])(
  '"%s" names none',
  (text) => {
    expect(namesMachine(text)).toBe(false);
  },
);
