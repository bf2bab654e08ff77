import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Time limit in milliseconds for a test over the entire repository. */
export const timeout = 60_000;

/** One text file of the repository. */
export interface SourceFile {
  /** Path from the root, with slashes. */
  path: string;
  text: string;
}

/** Folders with generated content, and `.git`, a file in a worktree. */
const filled = new Set([
  '.cache',
  '.wireit',
  '.git',
  '.vitest-attachments',
  'dist',
  'node_modules',
  'storybook-static',
  'test-results',
]);

function walk(folder: string): string[] {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (filled.has(entry.name)) return [];
    if (entry.isDirectory()) return walk(file);
    return entry.isFile() ? [file] : [];
  });
}

/** Every file of the repository except generated and ignored ones. */
export const allPaths: readonly string[] = walk('').filter(
  (file) => !/\.(log|tsbuildinfo)$|(^|\/)\.DS_Store$/.test(file),
);

export function read(paths: readonly string[]): SourceFile[] {
  return paths.map((file) => ({ path: file, text: readFileSync(fromRoot(file), 'utf8') }));
}

/** Generated files are exempt from these rules. */
function isGenerated(file: string): boolean {
  return file.includes('/generated/') || file.endsWith('mockServiceWorker.js');
}

/**
 * Stories, tests and their helpers (`testMock.ts`, `storyChecks.ts`, the portal's `stories`
 * folder). They may import across walls; product files must not import them.
 */
export function isTestFile(file: string): boolean {
  return /\.(?:stories|test|test-d)\.tsx?$|\/(?:test|story)[A-Z]\w*\.tsx?$|^(?:tests|e2e)\/|^\.storybook\/|\/src\/stories\//.test(
    file,
  );
}

/** All handwritten code. */
export const codeFiles: readonly SourceFile[] = read(
  allPaths.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !isGenerated(file)),
);
