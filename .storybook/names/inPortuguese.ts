import type { StorybookConfig } from '@storybook/react-vite';
import { storyWords } from './storyWords.ts';

type Indexers = Extract<StorybookConfig['experimental_indexers'], (...args: never[]) => unknown>;
type Indexer = Awaited<ReturnType<Indexers>>[number];

/** Names stories in the sidebar and its search as a designer would; their ids, and so all links, stay. */
export function inPortuguese(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const found = await indexer.createIndex(file, options);
      return found.map((entry) =>
        entry.type === 'story' && entry.name !== undefined ? { ...entry, name: storyWords(entry.name) } : entry,
      );
    },
  };
}
