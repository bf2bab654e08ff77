import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
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

/** Moves the fonts of the entry's style sheet to the pages. */
async function takeFonts(dist: string, template: string) {
  const [tag, file] = sheetTag.exec(template) ?? [];
  if (!tag || !file) throw new Error('The built page of the portal has no style sheet.');
  const { fonts, rest } = splitFonts(await readFile(path.join(dist, file), 'utf8'));
  await writeFile(path.join(dist, file), rest);
  return { tag, fonts };
}

/** All built style sheets as one, in the order of pages: first what each links. */
async function readSheets(dist: string, first: readonly string[]): Promise<string> {
  const found = await readdir(path.join(dist, 'assets'));
  const files = found.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`);
  const ordered = [...new Set([...first, ...files.sort()])];
  return (await Promise.all(ordered.map((file) => readFile(path.join(dist, file), 'utf8')))).join('\n');
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

/** The files of modules and of all they import, with their style sheets. */
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
    for (const sheet of chunk.css ?? []) files.add(sheet);
  }
  return files;
}

function isCode(file: string): boolean {
  return !file.endsWith('.css');
}

/** Style sheets of a page. A visitor loads those of a frame, too: they are no code. */
function sheetsOf(manifest: Manifest, modules: readonly string[]): string[] {
  return [...filesOf(manifest, modules, filesOf(manifest, ['index.html']))].filter((file) => !isCode(file));
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
  const own = preloads([...filesOf(manifest, modules)].filter((file) => isCode(file) && !shared.has(file)));
  shared.delete(manifest['index.html']?.file ?? '');
  return [
    ...preloads([...shared].filter(isCode)),
    ...(isFrame ? [`<template id="chunks">${own.join('')}</template>`] : own),
  ];
}

interface Loads {
  /** A path of the contract that the page preloads. */
  read?: string | undefined;
  /** Preload links of its chunks. */
  chunks: readonly string[];
  /** Its style sheets. */
  sheets: readonly string[];
}

/**
 * A page that paints before it has loaded other files: it contains the critical rules, and its
 * links follow its content. In the head, files would share the bandwidth with the page itself. What
 * the page waits for comes first, because browsers open six connections at most: behind the small
 * chunks the entry would be late. The font is first: the earlier, the less is seen of its substitute.
 */
function paintedAtOnce(page: string, critical: string, { read, chunks, sheets }: Loads): string {
  const head = Array.from(page.matchAll(headTag), ([tag]) => tag.trim());
  const font = head.filter((tag) => tag.includes('as="font"'));
  const entry = head.filter((tag) => tag.startsWith('<script'));
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const data = read === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="/api${read}">`];
  return replaced(page, [
    [headTag, ''],
    ['<script>', `<style>${critical}</style>\n    <script>`],
    [/\s*<\/body>/, `${['', ...font, ...links, ...entry, ...data, ...chunks].join('\n    ')}\n  </body>`],
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
  const { tag, fonts } = await takeFonts(dist, template);
  // What all pages link comes first, since pages load the rest in any order.
  const each = documents.flatMap(({ modules }) => (modules.length > 0 ? [sheetsOf(manifest, modules)] : []));
  const first = sheetsOf(manifest, [])
    .concat(each[0] ?? [])
    .filter((file) => each.every((one) => one.includes(file)));
  const css = await readSheets(dist, first);
  const bare = replaced(template, [['<script>', `<style>${fonts}</style>\n    <script>`]]);

  const rendered = [];
  for (const entry of documents) {
    const { path: pathname, modules, isFrame, read, texts } = entry;
    const { html, title } = await prerender(entry);
    const mark = (pathname === null ? '' : ` data-page="${pathname}"`) + (isFrame ? ' data-frame' : '');
    const page = replaced(bare, [
      [tag, ''],
      [emptyRoot, `<div id="root"${mark}>${html}</div>`],
      [descriptionTag, `    ${pageHead(isFrame ? null : pathname, title, texts, site).join('\n    ')}\n`],
      [/<title>[^<]*/, `<title>${title}`],
    ]);
    const file = pathname === null ? otherPage : fileOf(pathname);
    rendered.push({
      file,
      page,
      isFrame,
      read,
      sheets: [...new Set([...first, ...sheetsOf(manifest, modules)])],
      chunks: preloadsOf(manifest, modules, isFrame),
    });
  }
  // One text for visitors' pages and one for frames, so that the policy names two hashes.
  for (const group of [rendered.filter(({ isFrame }) => !isFrame), rendered.filter(({ isFrame }) => isFrame)]) {
    const critical = criticalCss(
      css,
      group.map(({ page }) => page),
    );
    for (const { file, page, read, chunks, sheets } of group) {
      const target = path.join(dist, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, paintedAtOnce(page, critical, { read, chunks, sheets }));
    }
  }
  const open = documents.flatMap(({ path: pathname, isFrame }) => (isFrame || pathname === null ? [] : [pathname]));
  await writeFile(path.join(dist, 'robots.txt'), robotsText(open));
  const [, description = ''] = descriptionTag.exec(template) ?? [];
  await writeFile(path.join(dist, 'manifest.webmanifest'), manifestText(site, description));
}
