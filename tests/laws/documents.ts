import type { SourceFile } from './sources.ts';

/** What npm does by itself, beside the scripts of package.json. */
const verbs = new Set(['i', 'pack', 'ci', 'install', 'test', 'start']);

/** What a document shows as code: the lines of its blocks, and what stands in backticks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const words = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  return [...blocks, ...words].map((code) => code.trim());
}

/** Commands of a document that package.json does not have. */
export function unknownCommands({ path, text }: SourceFile, scripts: readonly string[]): string[] {
  return codeOf(text).flatMap((code) => {
    const [command, run, name = ''] = /^(?:\w+=\S+ )*npm (run )?([a-z][\w:-]*)/.exec(code) ?? [];
    const isKnown = command === undefined || scripts.includes(name) || (!run && verbs.has(name));
    return isKnown ? [] : [`${path} says "${command}"`];
  });
}

/** Files and folders that a document names in backticks or links to, and that are not there. */
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

/** Whether some code is a place in the repository: it has a slash inside, or the ending of a document, and no wildcard. */
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
