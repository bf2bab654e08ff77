import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheControl, portalHeaders } from '../../scripts/serve/headers.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/deploy');
const expected = Object.entries(portalHeaders).map(([name, value]) => `${name}: ${String(value)}`);

/** How each server writes a header. */
const writings = {
  'nginx.conf': /add_header (\S+) "([^"]*)"/g,
  Caddyfile: /^\s*(?:header @\w+ )?([A-Z][\w-]+) "([^"]*)"$/gm,
  _headers: /^ {2}([A-Z][\w-]+): (.*)$/gm,
};

describe.each(Object.entries(writings))('%s', (file, writing) => {
  const found = [...readFileSync(path.join(folder, file), 'utf8').matchAll(writing)].map(
    ([, name, value]) => `${name}: ${value}`,
  );

  test('sends the headers of the bundled server, and no others', () => {
    const security = found.filter((header) => !header.startsWith('Cache-Control'));
    expect([...new Set(security)].toSorted()).toEqual(expected.toSorted());
  });

  test('lets hashed files be kept, and nothing else', () => {
    const caching = found.filter((header) => header.startsWith('Cache-Control'));
    expect(caching.toSorted()).toEqual(
      [`Cache-Control: ${cacheControl('/')}`, `Cache-Control: ${cacheControl('/assets/a.js')}`].toSorted(),
    );
  });
});

test('every place of nginx with headers of its own has all of them', () => {
  const text = readFileSync(path.join(folder, 'nginx.conf'), 'utf8');
  const places = text.split('location ').filter((place) => place.includes('add_header'));
  expect(places).toHaveLength(2);
  for (const place of places) expect(place.match(/add_header/g)).toHaveLength(expected.length + 1);
});
