import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { findStories, type StorySource } from './shownBy.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The virtual module's name; see virtual.d.ts. */
const name = 'virtual:shown-by';

/** The sources of all stories and of their helpers. */
export function storySources(): StorySource[] {
  return ['apps/portal/src', 'packages/ui/src']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.stories\.tsx$|\/story[A-Z]\w*\.tsx?$/.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Provides the stories that show the messages; computed when Storybook starts. */
export function messagesPlugin(): Plugin {
  return {
    name: 'portal-messages',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `export const shownBy = ${JSON.stringify(findStories(listMessages(), storySources()))};`
        : null,
  };
}
