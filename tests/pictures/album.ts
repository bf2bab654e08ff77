import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The pictures that were looked at and accepted. */
export interface Album {
  /** The browser and how it draws on the machine the pictures come from; elsewhere they cannot be compared. */
  machine: string;
  /** Fingerprint of each picture, by story id and mode. */
  pictures: Record<string, Record<string, string>>;
}

/** One picture that was just taken. */
export interface Taken {
  /** File of the story, from the root of the repository. */
  file: string;
  story: string;
  mode: string;
  fingerprint: string;
}

const file = path.join(import.meta.dirname, 'accepted.json');

/** The accepted pictures; an empty album when there are none yet. */
export function readAlbum(): Album {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { machine: '', pictures: {} };
  }
}

/** Writes the album with one line a story, sorted, so that a change of it can be read as a diff. */
export function writeAlbum({ machine, pictures }: Album): void {
  const stories = Object.keys(pictures).sort();
  const lines = stories.map((story) => `    ${JSON.stringify(story)}: ${JSON.stringify(pictures[story])}`);
  writeFileSync(file, `{\n  "machine": ${JSON.stringify(machine)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** Pictures taken, by story; the last of one mode counts. */
export function byStory(taken: readonly Taken[]): Album['pictures'] {
  const pictures: Album['pictures'] = {};
  for (const { story, mode, fingerprint } of taken) (pictures[story] ??= {})[mode] = fingerprint;
  return pictures;
}

/**
 * The album after an update.
 * @param whole whether every story was photographed, so that what was not taken is gone
 */
export function updated(before: Album, machine: string, taken: readonly Taken[], whole: boolean): Album {
  const kept = whole || before.machine !== machine ? {} : before.pictures;
  return { machine, pictures: { ...kept, ...byStory(taken) } };
}

/** Stories of the album that a run over all stories no longer came across. */
export function goneStories(album: Album, taken: readonly Taken[]): string[] {
  const seen = new Set(taken.map(({ story }) => story));
  return Object.keys(album.pictures).filter((story) => !seen.has(story));
}
