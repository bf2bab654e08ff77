import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';
import { filesOfScreens, filesOfTakeover, screenTable } from './screenFiles.mjs';
import { runTool } from './spawn.mjs';

/** The page for all routes that are not drawn ahead. */
export const shellPage = '200.html';

const emptyRoot = '<div id="root"></div>';

const bootTag = '<script src="/boot.js"></script>';

const sheetTag = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/;

/** @param {string} pathname */
function fileOf(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** What Vite has a page load from its head: the font, and the first file of the code. */
const headTag = /[ \t]*(?:<link rel="preload"[^>]*>|<script type="module"[^>]*><\/script>)\n?/g;

/** Needs a package, which a fresh clone gets only after this file is read. */
const stylesOf = () => import('./criticalCss.mjs');

/**
 * The style sheet of the built page, which leaves its fonts to the pages; its name goes by what is left in it.
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

/** What draws pages: the portal's own code, built for here. */
async function drawing() {
  const cache = fromRoot('.cache', 'prerender');
  await rm(cache, { recursive: true, force: true });
  // A folder for each build. With a query in the address instead, its chunks would import a second copy of it, without its state.
  const outDir = path.join(cache, String(Date.now()));
  const args = ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', outDir, '--emptyOutDir'];
  const env = { API_URL: '', VITE_MOCK: '', NODE_ENV: 'production' };
  const { code, output } = await runTool('vite', args, { cwd: fromRoot('apps', 'portal'), env, quiet: true });
  if (code !== 0)
    throw new Problem(`${output}\nThe pages of the portal cannot be drawn ahead: correct what vite says above.`);
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
}

/**
 * The built page without its content: the script of the first moment stands inside it, one round trip earlier.
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
 * A page that is drawn at once: the rules it needs stand inside it, and everything that it loads is named after its content. Named in the
 * head, files would share the line with the page itself, and the font would hold the first paint up.
 * @param {string} page
 * @param {string} critical
 * @param {string | undefined} question what it asks of the API, a path of the contract
 * @param {readonly string[]} files of its screen
 * @param {string} sheet the link of the whole sheet
 * @param {string} table the list of files for the pages that people go on to
 */
function paintedAtOnce(page, critical, question, files, sheet, table) {
  const [font = '', code = ''] = Array.from(page.matchAll(headTag), ([tag]) => tag.trim());
  const asked = question === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="/api${question}">`];
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page
    .replace(headTag, '')
    .replace('<script>', () => `<style>${critical}</style>\n    <script>`)
    .replace(/\s*<\/body>/, () => `${['', font, ...links, ...asked, sheet, code, table].join('\n    ')}\n  </body>`);
}

/**
 * Draws the first pages of most visits ahead, as files of their own, and keeps the bare page for all others.
 * @param {string} dist
 */
export async function prerenderPages(dist) {
  const { draw, loginPath, pages, questions, rows } = await drawing();
  const template = await readTemplate(dist);
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  // It lists the sources: nothing for the public.
  await rm(path.join(dist, '.vite'), { recursive: true });
  const files = filesOfScreens(manifest, rows);
  const sheet = await readSheet(dist, template);
  const bare = template.replace('<script>', () => `<style>${sheet.fonts}</style>\n    <script>`);

  const drawn = [];
  // One after the other: the title that a page gives its document is read once it is drawn.
  for (const pathname of pages) {
    const { html, title } = await draw(pathname);
    const root = emptyRoot.replace('></', () => ` data-page="${pathname}">${html}</`);
    const page = bare
      .replace(sheet.tag, '')
      .replace(emptyRoot, () => root)
      .replace(/<title>[^<]*/, () => `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}`);
    drawn.push({ pathname, page });
  }
  // One text for all of them, so that the policy names one hash.
  const { criticalCss } = await stylesOf();
  const critical = criticalCss(
    sheet.css,
    drawn.map(({ page }) => page),
  );
  const table = screenTable(rows, files, loginPath);
  const takeover = filesOfTakeover(manifest);
  for (const { pathname, page } of drawn) {
    const needed = [...(files.get(pathname) ?? []), ...takeover];
    const painted = paintedAtOnce(page, critical, questions[pathname], needed, sheet.link, table);
    await writeFile(path.join(dist, fileOf(pathname)), painted);
  }

  const shell = bare
    .replace(sheet.tag, () => `    ${sheet.link}\n`)
    .replace('<script>', () => `${table}\n    <script>`);
  // Last: whoever serves the build looks at its time.
  await writeFile(path.join(dist, shellPage), shell);
}
