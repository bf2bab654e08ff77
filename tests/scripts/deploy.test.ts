import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { cacheControl, securityHeaders } from '../../apps/portal/build/headers.ts';

const folder = fromRoot('docs/deploy');

/** The lines of a file for Netlify without its comments. */
function linesOf(file: string): string[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

describe('the files for Netlify', () => {
  test('send the headers of the bundled server once, and no others', () => {
    const expected = {
      ...securityHeaders('{policy}'),
      'Cache-Control': cacheControl('/assets/a.js'),
      'Content-Type': 'application/manifest+json',
    };
    const found = linesOf('_headers').flatMap((line) => /^ {2}([\w-]+: .*)/.exec(line)?.[1] ?? []);
    expect(found.toSorted()).toEqual(
      Object.entries(expected)
        .map((header) => header.join(': '))
        .toSorted(),
    );
  });

  test('have lines that it understands only', () => {
    for (const line of linesOf('_headers')) expect(line).toMatch(/^\/[\w./-]*\*?$|^ {2}[A-Z][\w-]+: \S/);
    for (const line of linesOf('_redirects')) expect(line).toMatch(/^\/[\w/]*\*? (?:\/|https:\/\/)\S+ (?:200|404)$/);
  });

  test('make no page of a missing asset', () => {
    expect(linesOf('_redirects').map((rule) => rule.split(' ').at(-1))).toEqual(['200', '200', '404', '200']);
  });
});
