import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { portalPolicy } from '../../apps/portal/build/policy.ts';
import { dist } from '../../scripts/lib/root.mjs';

/** Text that only the mock server contains. */
const mockPattern = /mockServiceWorker|\bmsw\b|__mock|portal123|setupWorker/;

function hasMock(text: string): boolean {
  return mockPattern.test(text);
}

/** The inline scripts, style sheets and attributes of a page, without inline data. */
function inlineParts(html: string): string[] {
  const parts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?! type="application\/json")[^>]*>([^]*?)<\/script>|<style\b[^>]*>([^]*?)<\/style>|\s((?:style|on\w+)=["'][^"']*["'])/g,
  );
  return Array.from(parts, ([, script, style, attribute]) => script ?? style ?? attribute ?? '');
}

/** Whether the content security policy allows this inline text. */
function isAllowed(part: string): boolean {
  return policy.includes(hashOf(part));
}

function hashOf(part: string): string {
  return `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
}

const policy = portalPolicy(dist);

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const texts = files.filter((file) => /\.(html|js|css|json|svg|map)$/.test(file));

test('the production build contains no mock server', () => {
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((file) => hasMock(`${file} ${readFileSync(path.join(dist, file), 'utf8')}`))).toEqual([]);
});

test('the production build has no inline code outside its policy', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  const named = new Set<string>();
  for (const page of pages) {
    const parts = inlineParts(readFileSync(path.join(dist, page), 'utf8'));
    // The fonts, the styles of the first paint, and the boot script.
    expect(parts).toHaveLength(3);
    expect(parts.find((part) => part.includes('localStorage'))?.length, 'of the boot script').toBeLessThan(2500);
    expect(parts.filter((part) => !isAllowed(part))).toEqual([]);
    parts.forEach((part) => named.add(hashOf(part)));
  }
  expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual([...named].toSorted());
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
});

test('pages preload files that exist', () => {
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(dist, page), 'utf8');
    const named = Array.from(html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g), ([, file = '']) => file);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  }
});

test('a prerendered page contains what its first paint needs, and loads the rest after its content', () => {
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(dist, page), 'utf8');
    const [head = '', body = ''] = html.split('<body>');
    // The head loads only icons and the manifest, which browsers load last.
    expect(head).not.toMatch(/<script [^>]*src|rel="(?!(?:icon|apple-touch-icon|manifest|canonical)")/);
    expect(body).toMatch(
      /<\/template>\s*<link rel="preload"[^>]* as="font"[^>]*>\s*(?:<link rel="stylesheet" crossorigin href="\/assets\/[^"]+\.css">\s*)+<script type="module"[^>]*><\/script>\s*(?:<link [^>]*>\s*)*(?:<template id="chunks">(?:<link [^>]*>)*<\/template>\s*)?<\/body>/,
    );
    expect(head).toMatch(/\[data-arriving\][^{}]*\{visibility:hidden\}/);
    // The first packets of a new connection carry 14,600 bytes, including TLS and headers.
    expect(readFileSync(path.join(dist, `${page}.br`)).length).toBeLessThan(11_000);
  }
});

test('only the pages name the fonts', () => {
  const sheets = texts.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeLessThanOrEqual(42);
  for (const sheet of sheets) expect(readFileSync(path.join(dist, sheet), 'utf8')).not.toContain('@font-face');
  for (const page of files.filter((file) => file.endsWith('.html')))
    expect(readFileSync(path.join(dist, page), 'utf8').match(/@font-face/g)).toHaveLength(8);
});

test('style sheets that load later come after those of the page', () => {
  const scripts = texts
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  expect(scripts.join('\n')).toContain('document.body.appendChild');
  expect(scripts.join('\n')).not.toContain('document.head.appendChild');
});

test('every larger text file has a compressed copy', () => {
  const large = texts.filter((file) => readFileSync(path.join(dist, file)).length >= 150);
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
    expect(inlineParts(html).filter((part) => !isAllowed(part))).toHaveLength(1);
  },
);

describe('what messengers and search engines read', () => {
  const page = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const open = ['index.html', 'termos.html', 'login.html', 'cadastro.html', 'cursos.html'];

  test.each(open)('%s has a preview of its own, and may be found', (file) => {
    const html = page(file);
    for (const name of ['type', 'site_name', 'locale', 'title', 'description'])
      expect(html.match(new RegExp(`<meta property="og:${name}" content="[^"]+">`, 'g'))).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]+">/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="twitter:card" content="summary(_large_image)?">/);
    expect(html).not.toContain('noindex');
  });

  test('the invitation speaks to who is invited, and its canonical address has no sponsor', () => {
    expect(page('cadastro.html')).toContain('<meta property="og:title" content="Você recebeu um convite para o ');
    expect(page('cadastro.html')).toMatch(/<link rel="canonical" href="[^"?]*\/cadastro">/);
    expect(page('cadastro.html')).toContain('<title>Criar Conta');
  });

  test('the pages of members and the page of all other addresses are not to be found', () => {
    const guarded = files.filter((file) => file.endsWith('.html') && !open.includes(file));
    expect(guarded.length).toBeGreaterThan(10);
    for (const file of guarded) {
      expect([file, page(file).includes('<meta name="robots" content="noindex">')]).toEqual([file, true]);
      expect(page(file)).not.toContain('property="og:');
    }
  });

  test('every picture that the pages and the manifest name is there', () => {
    const manifest: { icons: { src: string }[]; shortcuts: { url: string }[] } = JSON.parse(
      page('manifest.webmanifest'),
    );
    const named = Array.from(
      page('cadastro.html').matchAll(/rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g),
      ([, file]) => file,
    );
    expect(named.length).toBe(4);
    for (const file of [...named, ...manifest.icons.map(({ src }) => src.slice(1)), 'share.png', 'robots.txt'])
      expect(files).toContain(file);
    for (const { url } of manifest.shortcuts) expect(files).toContain(`${url.slice(1)}.html`);
  });
});
