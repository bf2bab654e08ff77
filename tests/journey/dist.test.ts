import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './server.ts';

/** What only the mock server says. */
const mockWords = /mockServiceWorker|\bmsw\b|__mock|portal123|setupWorker/;

function hasMock(text: string): boolean {
  return mockWords.test(text);
}

/** What of a page the strict policy would refuse. */
function inlineParts(html: string): string[] {
  return html.match(/<script(?![^>]*\bsrc=)[^>]*>|<style\b[^>]*>|\s(?:style|on\w+)=["'][^"']*["']/g) ?? [];
}

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const texts = files.filter((file) => /\.(html|js|css|json|svg|map)$/.test(file));

test('the production build holds no mock server', () => {
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((file) => hasMock(`${file} ${readFileSync(path.join(dist, file), 'utf8')}`))).toEqual([]);
});

test('the page of the production build has nothing inline', () => {
  expect(inlineParts(readFileSync(path.join(dist, 'index.html'), 'utf8'))).toEqual([]);
});

test('every larger text file lies packed beside itself', () => {
  const large = texts.filter((file) => readFileSync(path.join(dist, file)).length >= 1024);
  expect(large.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([]);
});

test.each([
  'navigator.serviceWorker.register("/mockServiceWorker.js")',
  'import{http}from"msw"',
  'href="/__mock/mails/1"',
  'fetch("/__mock/scenario",{method:"POST"})',
])('mock code would be found: %s', (text) => {
  expect(hasMock(text)).toBe(true);
});

test.each(['<script>f()</script>', '<style>p{}</style>', '<p style="color:red">', "<body onload='f()'>"])(
  'an inline part would be found: %s',
  (html) => {
    expect(inlineParts(html)).toHaveLength(1);
  },
);
