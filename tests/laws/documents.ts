import type { SourceFile } from './sources.ts';

/** Commands of npm itself, besides the scripts of package.json. */
const verbs = new Set(['i', 'pack', 'publish', 'ci', 'install', 'test', 'start']);

/** The code of a document: lines of its blocks, and text in backticks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const words = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  return [...blocks, ...words].map((code) => code.trim());
}

/** Commands that are not in package.json. */
export function unknownCommands({ path, text }: SourceFile, scripts: readonly string[]): string[] {
  return codeOf(text).flatMap((code) => {
    const [command, run, name = ''] = /^(?:\w+=\S+ )*npm (run )?([a-z][\w:-]*)/.exec(code) ?? [];
    const isKnown = command === undefined || scripts.includes(name) || (!run && verbs.has(name));
    return isKnown ? [] : [`${path} says "${command}"`];
  });
}

/** Missing files and folders that a document names in backticks or links to. */
export function deadPaths({ path, text }: SourceFile, exists: (place: string) => boolean): string[] {
  const quoted = codeOf(text).filter(isPath);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, place = '']) => place)
    .filter((place) => !/^\w+:/.test(place));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // A package's own document may leave out that its files lie in src.
  const bases = ['', folder, `${folder}src/`];
  return [...quoted, ...linked]
    .filter((place) => !bases.some((base) => exists(normalise(base + place))))
    .map((place) => `${path} names ${place}`);
}

/** Whether code is a repository path: a slash inside or a document extension, and no wildcard. */
function isPath(code: string): boolean {
  return /^\.?[\w.-]+(?:\/[\w.-]+)+\/?$|^[\w.-]+\.(?:json|md|yaml)$/.test(code) && !/^\d+\/\d+$/.test(code);
}

function normalise(place: string): string {
  const parts: string[] = [];
  for (const part of place.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
