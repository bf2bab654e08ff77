import type { PublicTexts } from '../src/app/prerenderedPages.ts';

/** What a build knows of its site. */
export interface Site {
  /** Address without a final slash, from `SITE_URL`; null when it is not known. */
  address: string | null;
  /** The brand's name. */
  brand: string;
  /** The commit, or `RELEASE`. */
  release: string;
}

/** The picture of link previews, below `public/`. */
const picture = { path: '/share.png', width: 1200, height: 630 };

/** Icons for browsers without SVG icons, and for home screens. */
const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/**
 * The address of the site in `SITE_URL`, without a final slash; null without one.
 * @throws Error with a sentence for anything but the address of a whole site
 */
export function readSiteAddress(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isSite)
    throw new Error(`SITE_URL is "${text}": set it to the portal's address, such as https://portal.example.com.`);
  return url.origin;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

function previewTags(path: string, title: string, { description, heading }: PublicTexts, site: Site): string[] {
  const { address, brand } = site;
  const tags = [
    `<link rel="canonical" href="${address ?? ''}${path}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', 'pt_BR'),
    heading === undefined ? `<meta property="og:title" content="${title}">` : meta('property', 'og:title', heading),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', address === null ? 'summary' : 'summary_large_image'),
  ];
  if (address === null) return tags;
  return [
    ...tags,
    meta('property', 'og:url', address + path),
    meta('property', 'og:image', address + picture.path),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', brand),
  ];
}

/**
 * The tags of a page for other programs than browsers: its preview in messengers, or that search
 * engines leave it out.
 * @param path of a public page; null for a frame
 * @param title HTML of the page's title
 */
export function pageHead(path: string | null, title: string, texts: PublicTexts | undefined, site: Site): string[] {
  const release = meta('name', 'release', site.release);
  if (path === null || texts === undefined) return [meta('name', 'robots', 'noindex'), release, ...icons];
  return [...previewTags(path, title, texts, site), release, ...icons];
}

/** `robots.txt`: the public pages with or without a query, and what they load. */
export function robotsText(publicPaths: readonly string[]): string {
  const pages = publicPaths.flatMap((path) => [`${path}$`, `${path}?`]);
  const files = ['/assets/', '/api/courses$', '/icon', '/favicon.ico', '/apple-touch-icon.png', '/share.png'];
  const allowed = [...pages, ...files, '/manifest.webmanifest'].map((path) => `Allow: ${path}`);
  return ['User-agent: *', ...allowed, 'Disallow: /', ''].join('\n');
}

/** `manifest.webmanifest`: how the installed portal looks and where it starts. */
export function manifestText({ brand }: Pick<Site, 'brand'>, description: string): string {
  const png = { type: 'image/png' };
  const shortcuts = [
    ['Perfil', '/perfil'],
    ['Meus Cursos', '/perfil/cursos'],
    ['Rede', '/perfil/rede-indicacoes'],
  ] as const;
  const manifest = {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: 'pt-BR',
    dir: 'ltr',
    scope: '/',
    start_url: '/perfil',
    display: 'standalone',
    // Of the light theme. The page's own `theme-color` has both, and counts more.
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable', ...png },
    ],
    shortcuts: shortcuts.map(([name, url]) => ({ name, url, icons: [{ src: '/icon-192.png', sizes: '192x192' }] })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
