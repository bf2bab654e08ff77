import { existsSync } from 'node:fs';

/** openapi.yaml beside the built command, and in this repository. */
const places = ['./openapi.yaml', '../../../../openapi.yaml'];

/**
 * The file of the contract that the kit checks.
 * @throws when there is none: the package is damaged
 */
export function contractFile(): URL {
  const file = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (file) return file;
  throw new Error('openapi.yaml is missing beside the command: install the package again.');
}
