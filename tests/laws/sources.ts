import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Milliseconds for a law over the whole repository on a busy machine. */
export const patience = 60_000;

/** One text file of the repository. */
export interface SourceFile {
  /** Path from the root, with slashes. */
  path: string;
  text: string;
}

/** Folders that tools fill, wherever they lie. */
const filled = new Set([
  '.cache',
  '.git',
  '.vitest-attachments',
  'dist',
  'node_modules',
  'storybook-static',
  'test-results',
]);

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filled.has(entry.name) ? [] : walk(place);
    return entry.isFile() ? [place] : [];
  });
}

/** Every file that people keep in the repository, without what tools fill or ignore. */
export const allPaths: readonly string[] = walk('').filter(
  (file) => !/\.(log|tsbuildinfo)$|(^|\/)\.DS_Store$/.test(file),
);

/** Reads some of the files. */
export function read(paths: readonly string[]): SourceFile[] {
  return paths.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Written by tools: the laws are for people. */
export function isGenerated(file: string): boolean {
  return file.includes('/generated/') || file.endsWith('mockServiceWorker.js');
}

/**
 * Stories, tests and what only they use (`testMock.ts`, `storyChecks.ts`, the portal's `stories` folder): they may look behind every
 * wall, and no product may look at them.
 */
export function isProof(file: string): boolean {
  return /\.(?:stories|test|test-d)\.tsx?$|\/(?:test|story)[A-Z]\w*\.tsx?$|^tests\/|^\.storybook\/|\/src\/stories\//.test(
    file,
  );
}

/** All code that people write. */
export const codeFiles: readonly SourceFile[] = read(
  allPaths.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !isGenerated(file)),
);
