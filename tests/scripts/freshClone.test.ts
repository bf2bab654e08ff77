import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';

const scripts = fromRoot('scripts');

/**
 * Static imports of a script; dynamic imports run after the install.
 */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export)\s(?:[^'"]*\sfrom\s)?['"]([^'"]+)['"]/gm)].map(([, name = '']) => name);
}

function closureOf(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const imports = importsOf(file);
  seen.set(file, imports);
  for (const name of imports) if (name.startsWith('.')) closureOf(path.resolve(path.dirname(file), name), seen);
  return seen;
}

const tasks = readdirSync(scripts).filter((name) => name.endsWith('.mjs'));

test('there are tasks', () => {
  expect(tasks).toContain('start.mjs');
});

test.each(tasks)('%s needs no package before a fresh clone has any', (task) => {
  const needed = [...closureOf(path.join(scripts, task))].flatMap(([file, imports]) =>
    imports
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
      .map((name) => `${path.relative(scripts, file)}: ${name}`),
  );
  expect(needed).toEqual([]);
});
