import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readDocument } from '../../packages/contract/generate/document.ts';
import { listContract } from './listing.ts';
import { readScreenStory, type ScreenStory } from './screens.ts';

const root = path.resolve(import.meta.dirname, '../..');
const portal = path.join(root, 'apps/portal/src');

/** The virtual module's name; see contract.d.ts. */
const name = 'virtual:contract';

function screenStories(): ScreenStory[] {
  return readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => readScreenStory(readFileSync(path.join(portal, file), 'utf8')) ?? []);
}

/**
 * Provides the operations of openapi.yaml as a virtual module, so that the browser parses no YAML.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'portal-contract',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(path.join(root, 'openapi.yaml'));
      return `export const operations = ${JSON.stringify(listContract(readDocument(), screenStories()))};`;
    },
  };
}
