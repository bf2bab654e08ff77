import type { SourceFile } from './sources.ts';

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
export function anchorsOf(text: string): ReadonlySet<string> {
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
export function deadReferences(file: SourceFile, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return namedAnchors(file)
    .filter(({ document, anchor }) => !anchors.get(document)?.has(anchor))
    .map(({ document, anchor }) => `${file.path} names ${document}#${anchor}`);
}

/** Lines that name a rule in an old form. */
export function oldReferences({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (oldForms.some((form) => form.test(line)) ? [`${path}:${index + 1}`] : []));
}
