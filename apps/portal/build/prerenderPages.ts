import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minify } from 'vite';
import type * as Renderer from '../src/app/prerender.tsx';
import { criticalCss, splitFonts } from './criticalCss.ts';
import { manifestText, pageHead, robotsText, type Site } from './pageHead.ts';
import { replaced } from './replaced.ts';

/** The page of all other addresses. */
const otherPage = '200.html';

const emptyRoot = '<div id="root"></div>';

const bootTag = '<script src="/boot.js"></script>';

/** Replaced by the page's own. */
const descriptionTag = /[ \t]*<meta name="description" content="([^"]*)" \/>\n/;

const sheetTag = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/;

/** What Vite lets a page load from its head: the font, and the entry chunk. */
const headTag = /[ \t]*(?:<link rel="(?:module)?preload"[^>]*>|<script type="module"[^>]*><\/script>)\n?/g;

function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/**
 * Moves the fonts of the built style sheet to the pages, and names the sheet by the hash of the
 * rest.
 */
async function readSheet(dist: string, template: string) {
  const [tag, file] = sheetTag.exec(template) ?? [];
  if (!tag || !file) throw new Error('The built page of the portal has no style sheet.');
  const { fonts, rest } = splitFonts(await readFile(path.join(dist, file), 'utf8'));
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const renamed = `assets/style-${hash}.css`;
  await rm(path.join(dist, file));
  await writeFile(path.join(dist, renamed), rest);
  return { tag, link: tag.trim().replace(file, renamed), fonts, css: rest };
}

/** Builds the portal's `prerender.tsx` for Node, and loads it. */
async function loadRenderer(portal: string): Promise<typeof Renderer> {
  const outDir = path.resolve(portal, '../../.cache/prerender');
  await build({
    root: portal,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
}

/** A file with line feeds alone: a checkout may have the line ends of Windows. */
async function readLines(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
}

/** The built page without its content, with `boot.js` inlined: one round trip earlier. */
async function readTemplate(dist: string): Promise<string> {
  const built = await readLines(path.join(dist, 'index.html'));
  const boot = await readLines(path.join(dist, 'boot.js'));
  await rm(path.join(dist, 'boot.js'));
  const { code } = await minify('boot.js', boot, { compress: { target: 'es2015' }, module: false });
  return replaced(built, [[bootTag, `<script>${code}</script>`]]);
}

/** The files of modules and of all they import. */
function filesOf(manifest: Manifest, modules: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(
        `The build has no chunk of ${name}: correct its "module" in apps/portal/src/app/prerenderedPages.ts.`,
      );
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return files;
}

function preloads(files: Iterable<string>): string[] {
  return Array.from(files, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

/**
 * Links that preload the chunks of a page. Not the entry, whose script tag is on the page:
 * preloading compiles it before the first paint. The links of a frame are in a template, which the
 * boot script opens for members: a visitor loads no guarded code.
 */
function preloadsOf(manifest: Manifest, modules: readonly string[], isFrame: boolean): string[] {
  const shared = filesOf(manifest, ['index.html']);
  const own = preloads([...filesOf(manifest, modules)].filter((file) => !shared.has(file)));
  shared.delete(manifest['index.html']?.file ?? '');
  return [...preloads(shared), ...(isFrame ? [`<template id="chunks">${own.join('')}</template>`] : own)];
}

interface Loads {
  /** A path of the contract that the page preloads. */
  read?: string | undefined;
  /** Preload links of its chunks. */
  chunks: readonly string[];
  /** Link of the style sheet. */
  sheet: string;
}

/**
 * A page that paints before it has loaded other files: it contains the critical rules, and its
 * links follow its content. In the head, files would share the bandwidth with the page itself. What
 * the page waits for comes first, because browsers open six connections at most: behind the small
 * chunks the entry would be late. The font is first: the earlier, the less is seen of its substitute.
 */
function paintedAtOnce(page: string, critical: string, { read, chunks, sheet }: Loads): string {
  const head = Array.from(page.matchAll(headTag), ([tag]) => tag.trim());
  const font = head.filter((tag) => tag.includes('as="font"'));
  const entry = head.filter((tag) => tag.startsWith('<script'));
  const data = read === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="/api${read}">`];
  return replaced(page, [
    [headTag, ''],
    ['<script>', `<style>${critical}</style>\n    <script>`],
    [/\s*<\/body>/, `${['', ...font, sheet, ...entry, ...data, ...chunks].join('\n    ')}\n  </body>`],
  ]);
}

/**
 * Prerenders pages as files: those of visitors, a frame for each page of members whose address has
 * no parameter, and one frame for all other addresses.
 * Writes `robots.txt` and the manifest of the installed portal, too.
 * @param portal folder of the portal
 * @param dist folder of its build
 * @param known what the pages say of their site
 * @throws Error when the build lacks what the pages need
 */
export async function prerenderPages(portal: string, dist: string, known: Omit<Site, 'brand'>): Promise<void> {
  const { brand, documents, prerender } = await loadRenderer(portal);
  const site = { brand, ...known };
  const template = await readTemplate(dist);
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  // It lists the sources: nothing for the public.
  await rm(path.join(dist, '.vite'), { recursive: true });
  const sheet = await readSheet(dist, template);
  const bare = replaced(template, [['<script>', `<style>${sheet.fonts}</style>\n    <script>`]]);

  const rendered = [];
  for (const entry of documents) {
    const { path: pathname, modules, isFrame, read, texts } = entry;
    const { html, title } = await prerender(entry);
    const mark = (pathname === null ? '' : ` data-page="${pathname}"`) + (isFrame ? ' data-frame' : '');
    const page = replaced(bare, [
      [sheet.tag, ''],
      [emptyRoot, `<div id="root"${mark}>${html}</div>`],
      [descriptionTag, `    ${pageHead(isFrame ? null : pathname, title, texts, site).join('\n    ')}\n`],
      [/<title>[^<]*/, `<title>${title}`],
    ]);
    const file = pathname === null ? otherPage : fileOf(pathname);
    rendered.push({ file, page, isFrame, read, chunks: preloadsOf(manifest, modules, isFrame) });
  }
  // One text for visitors' pages and one for frames, so that the policy names two hashes.
  for (const group of [rendered.filter(({ isFrame }) => !isFrame), rendered.filter(({ isFrame }) => isFrame)]) {
    const critical = criticalCss(
      sheet.css,
      group.map(({ page }) => page),
    );
    for (const { file, page, read, chunks } of group) {
      const target = path.join(dist, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, paintedAtOnce(page, critical, { read, chunks, sheet: sheet.link }));
    }
  }
  const open = documents.flatMap(({ path: pathname, isFrame }) => (isFrame || pathname === null ? [] : [pathname]));
  await writeFile(path.join(dist, 'robots.txt'), robotsText(open));
  const [, description = ''] = descriptionTag.exec(template) ?? [];
  await writeFile(path.join(dist, 'manifest.webmanifest'), manifestText(site, description));
}
