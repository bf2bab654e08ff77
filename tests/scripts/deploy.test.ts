import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { cacheControl, securityHeaders } from '../../apps/portal/build/headers.ts';

const folder = fromRoot('docs/deploy');
const expected = Object.entries(securityHeaders('{policy}')).map(([name, value]) => `${name}: ${value}`);

/** The syntax of a header in each server's settings. */
const writings = {
  'nginx.conf': /add_header (\S+) "((?:[^"\\]|\\.)*)"/g,
  Caddyfile: /^\s*(?:header )?([A-Z][\w-]+) "((?:[^"\\]|\\.)*)"$/gm,
  _headers: /^ {2}([A-Z][\w-]+): (.*)$/gm,
};

describe.each(Object.entries(writings))('%s', (file, writing) => {
  const found = [...readFileSync(path.join(folder, file), 'utf8').matchAll(writing)].map(
    ([, name, value = '']) => `${name}: ${value.replaceAll('\\"', '"')}`,
  );

  test('sends the headers of the bundled server, and no others', () => {
    const security = found.filter((header) => !/^(Cache-Control|Allow|Content-Type|Last-Modified):/.test(header));
    expect([...new Set(security)].toSorted()).toEqual(expected.toSorted());
  });

  test('lets hashed files be kept, and nothing else', () => {
    const caching = found.filter((header) => header.startsWith('Cache-Control') && !header.endsWith('no-store'));
    expect([...new Set(caching)].toSorted()).toEqual(
      // Netlify's own default is that of pages.
      (file === '_headers' ? ['/assets/a.js'] : ['/assets/a.js', '/'])
        .map((address) => `Cache-Control: ${cacheControl(address)}`)
        .toSorted(),
    );
  });
});

test('every nginx location that sets headers sets all of them', () => {
  const text = readFileSync(path.join(folder, 'nginx.conf'), 'utf8');
  const locations = text.split('location ').filter((location) => location.includes('"{policy}"'));
  expect(locations).toHaveLength(2);
  for (const location of locations) expect(location.match(/add_header/g)).toHaveLength(expected.length + 2);
});

/** The lines of a file for Netlify without its comments. */
function linesOf(file: string): string[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

describe('the files for Netlify', () => {
  test('have lines that it understands only', () => {
    for (const line of linesOf('_headers')) expect(line).toMatch(/^\/[\w./-]*\*?$|^ {2}[A-Z][\w-]+: \S/);
    for (const line of linesOf('_redirects')) expect(line).toMatch(/^\/[\w/]*\*? (?:\/|https:\/\/)\S+ (?:200|404)$/);
  });

  test('set no header twice for one address, which would send both values', () => {
    const names = linesOf('_headers').flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test('make no page of a missing asset', () => {
    expect(linesOf('_redirects').map((rule) => rule.split(' ').at(-1))).toEqual(['200', '200', '404', '200']);
  });
});
