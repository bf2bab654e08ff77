import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';
import { runTool } from './spawn.mjs';

/** The page for all routes that are not prerendered. */
export const shellPage = '200.html';

const emptyRoot = '<div id="root"></div>';

const bootTag = '<script src="/boot.js"></script>';

const sheetTag = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/;

/** @param {string} pathname */
function fileOf(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** What Vite lets a page load from its head: the font, and the entry chunk. */
const headTag = /[ \t]*(?:<link rel="(?:module)?preload"[^>]*>|<script type="module"[^>]*><\/script>)\n?/g;

/** Needs a package, which a fresh clone gets only after this file is read. */
const stylesOf = () => import('./criticalCss.mjs');

/**
 * The style sheet of the built page, which leaves its fonts to the pages; its name goes by what is
 * left in it.
 * @param {string} dist
 * @param {string} template
 */
async function readSheet(dist, template) {
  const [tag, file] = sheetTag.exec(template) ?? [];
  if (!tag || !file) throw new Problem('The built page of the portal has no style sheet.');
  const { splitFonts } = await stylesOf();
  const { fonts, rest } = splitFonts(await readFile(path.join(dist, file), 'utf8'));
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const renamed = `assets/style-${hash}.css`;
  await rm(path.join(dist, file));
  await writeFile(path.join(dist, renamed), rest);
  return { tag, link: tag.trim().replace(file, renamed), fonts, css: rest };
}

/** The portal's `prerender.tsx`, built for Node. */
async function loadRenderer() {
  const cache = fromRoot('.cache', 'prerender');
  await rm(cache, { recursive: true, force: true });
  // A folder for each build: a query in the import's address would load a second copy of shared
  // chunks.
  const outDir = path.join(cache, String(Date.now()));
  const args = ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', outDir, '--emptyOutDir'];
  const env = { API_URL: '', VITE_MOCK: '', NODE_ENV: 'production' };
  const { code, output } = await runTool('vite', args, { cwd: fromRoot('apps', 'portal'), env, quiet: true });
  if (code !== 0) throw new Problem(`${output}\nThe pages cannot be prerendered: correct what vite says above.`);
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
}

/**
 * The built page without its content, with `boot.js` inlined: one round trip earlier.
 * @param {string} dist
 */
async function readTemplate(dist) {
  const built = await readFile(path.join(dist, 'index.html'), 'utf8');
  const boot = await readFile(path.join(dist, 'boot.js'), 'utf8');
  if (!built.includes(bootTag)) throw new Problem(`apps/portal/index.html has no ${bootTag}.`);
  await rm(path.join(dist, 'boot.js'));
  // Its comments are for us.
  const code = boot.replace(/^\s*\/\/.*\n/gm, '');
  return built.replace(bootTag, () => `<script>${code}</script>`);
}

/**
 * The files of modules and of all they import.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest of Vite
 * @param {readonly string[]} modules
 * @param {Set<string>} files
 */
function filesOf(manifest, modules, files = new Set()) {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) throw new Problem(`The build has no chunk of ${name}: correct apps/portal/src/app/prerender.tsx.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return files;
}

/**
 * The chunks that a page preloads. Not the entry, whose script tag is on the page: preloading
 * compiles it before the first paint.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {readonly string[]} modules
 */
function preloadsOf(manifest, modules) {
  const files = filesOf(manifest, ['index.html', ...modules]);
  files.delete(manifest['index.html']?.file ?? '');
  return files;
}

/**
 * A page that paints before anything else is loaded: critical rules stand inside it, and what it
 * loads comes after its content. In the head, files would share the line with the page itself, and
 * the font would hold up the first paint.
 * @param {string} page
 * @param {string} critical
 * @param {{ read?: string, files: Iterable<string>, sheet: string }} loads a path of the contract,
 * chunks, and the link of the style sheet
 */
function paintedAtOnce(page, critical, { read, files, sheet }) {
  const head = Array.from(page.matchAll(headTag), ([tag]) => tag.trim());
  const font = head.filter((tag) => tag.includes('as="font"'));
  const entry = head.filter((tag) => tag.startsWith('<script'));
  const chunks = Array.from(files, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const data = read === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="/api${read}">`];
  return page
    .replace(headTag, '')
    .replace('<script>', () => `<style>${critical}</style>\n    <script>`)
    .replace(/\s*<\/body>/, () => `${['', ...font, ...chunks, ...data, sheet, ...entry].join('\n    ')}\n  </body>`);
}

/**
 * Prerenders the pages that people open first, as files of their own, and keeps the bare page for
 * all others.
 * @param {string} dist
 */
export async function prerenderPages(dist) {
  const { pages, prerender } = await loadRenderer();
  const template = await readTemplate(dist);
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  // It lists the sources: nothing for the public.
  await rm(path.join(dist, '.vite'), { recursive: true });
  const sheet = await readSheet(dist, template);
  const bare = template.replace('<script>', () => `<style>${sheet.fonts}</style>\n    <script>`);

  const rendered = [];
  // One after the other: a page's title is read once it is rendered.
  for (const { path: pathname, modules, read } of pages) {
    const { html, title } = await prerender(pathname);
    const root = emptyRoot.replace('></', () => ` data-page="${pathname}">${html}</`);
    const page = bare
      .replace(sheet.tag, '')
      .replace(emptyRoot, () => root)
      .replace(/<title>[^<]*/, () => `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}`);
    rendered.push({ pathname, page, read, files: preloadsOf(manifest, modules) });
  }
  // One text for all of them, so that the policy names one hash.
  const { criticalCss } = await stylesOf();
  const critical = criticalCss(
    sheet.css,
    rendered.map(({ page }) => page),
  );
  for (const { pathname, page, read, files } of rendered) {
    await writeFile(
      path.join(dist, fileOf(pathname)),
      paintedAtOnce(page, critical, { read, files, sheet: sheet.link }),
    );
  }
  // Last: the server looks at its time.
  await writeFile(
    path.join(dist, shellPage),
    bare.replace(sheet.tag, () => `    ${sheet.link}\n`),
  );
}
