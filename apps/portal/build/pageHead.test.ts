import { expect, test } from 'vitest';
import { manifestText, pageHead, readSiteAddress, robotsText } from './pageHead.ts';

const site = { address: 'https://portal.example.com', brand: 'Raiz "&" <Cia>', release: 'abc123' };

test.each([undefined, ''])('without SITE_URL the address is not known: %s', (text) => {
  expect(readSiteAddress(text)).toBeNull();
});

test.each(['https://portal.example.com', 'https://portal.example.com/', 'http://localhost:3000'])(
  'takes the address of a site: %s',
  (text) => {
    expect(readSiteAddress(text)).toBe(text.replace(/\/$/, ''));
  },
);

test.each([
  'portal.example.com',
  'https://portal.example.com/app',
  'https://portal.example.com/?a=1',
  'https://ana:segredo@portal.example.com',
  'javascript:alert(1)',
  'ftp://portal.example.com',
  'https://',
])('refuses another SITE_URL in a sentence: %s', (text) => {
  expect(() => readSiteAddress(text)).toThrow(`SITE_URL is "${text}": set it to the portal's address`);
});

test('a public page has a preview with an escaped brand and an absolute picture', () => {
  const head = pageHead('/cadastro', 'Criar Conta', { description: 'Um convite.', heading: 'Venha' }, site).join('\n');
  expect(head).toContain('<meta property="og:site_name" content="Raiz &quot;&amp;&quot; &lt;Cia>">');
  expect(head).toContain('<meta property="og:title" content="Venha">');
  expect(head).toContain('<meta property="og:image" content="https://portal.example.com/share.png">');
  expect(head).toContain('<link rel="canonical" href="https://portal.example.com/cadastro">');
  expect(head).not.toContain('noindex');
});

test('without an address a preview names no picture and no address', () => {
  const head = pageHead('/', 'Início', { description: 'Um portal.' }, { ...site, address: null }).join('\n');
  expect(head).toContain('<meta property="og:title" content="Início">');
  expect(head).not.toMatch(/og:url|og:image|https:/);
});

test('a frame is not for search engines, and has no preview', () => {
  const head = pageHead(null, 'Perfil', undefined, site).join('\n');
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).toContain('<meta name="release" content="abc123">');
  expect(head).not.toMatch(/og:|canonical/);
});

test('robots.txt allows public pages with a query, and nothing else of the portal', () => {
  const lines = robotsText(['/', '/cadastro']).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Allow: /$', 'Allow: /?', 'Allow: /cadastro?', 'Disallow: /']));
  expect(lines.filter((line) => /perfil|admin/.test(line))).toEqual([]);
});

test('the manifest has what installing needs', () => {
  const manifest = JSON.parse(manifestText(site, 'Um portal.'));
  expect(manifest).toMatchObject({ name: site.brand, lang: 'pt-BR', scope: '/', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes: size, purpose }: Record<string, string>) => `${size} ${purpose ?? 'any'}`);
  expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
});
