import type { SourceFile } from './sources.ts';

/** What npm does by itself, beside the scripts of package.json. */
const verbs = new Set(['ci', 'install', 'test', 'start']);

/** Commands of a document that package.json does not have. */
export function unknownCommands({ path, text }: SourceFile, scripts: readonly string[]): string[] {
  const commands = [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)];
  return commands.flatMap(([command, run, name = '']) =>
    scripts.includes(name) || (!run && verbs.has(name)) ? [] : [`${path} says "${command}"`],
  );
}

/** Files and folders that a document names in backticks or links to, and that are not there. */
export function deadPaths({ path, text }: SourceFile, exists: (place: string) => boolean): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, place = '']) => place).filter(isPath);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, place = '']) => place)
    .filter((place) => !/^\w+:/.test(place));
  const base = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  return [...quoted, ...linked]
    .filter((place) => !exists(place) && !exists(normalise(base + place)))
    .map((place) => `${path} names ${place}`);
}

/** Whether a word in backticks is a place in the repository: it has a slash inside, or a known ending, and no wildcard. */
function isPath(word: string): boolean {
  return (
    /^\.?[\w.-]+(?:\/[\w.-]+)+\/?$|^[\w.-]+\.(?:json|md|yaml|tsx?|mjs|cjs)$/.test(word) && !/^\d+\/\d+$/.test(word)
  );
}

function normalise(place: string): string {
  const parts: string[] = [];
  for (const part of place.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
