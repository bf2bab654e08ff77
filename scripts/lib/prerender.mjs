import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';
import { filesOfScreens, screenTable } from './screenFiles.mjs';
import { runTool } from './spawn.mjs';

/** The page for all routes that are not drawn ahead. */
export const shellPage = '200.html';

const emptyRoot = '<div id="root"></div>';

const bootTag = '<script src="/boot.js"></script>';

/** @param {string} pathname */
function fileOf(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/**
 * @param {string} template
 * @param {readonly string[]} files
 */
function withPreloads(template, files) {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template.replace('</head>', `${links.join('\n')}</head>`);
}

/** What draws pages: the portal's own code, built for here. */
async function drawing() {
  const outDir = fromRoot('.cache', 'prerender');
  const args = ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', outDir, '--emptyOutDir'];
  const env = { API_URL: '', VITE_MOCK: '', NODE_ENV: 'production' };
  const { code, output } = await runTool('vite', args, { cwd: fromRoot('apps', 'portal'), env, quiet: true });
  if (code !== 0)
    throw new Problem(`${output}\nThe pages of the portal cannot be drawn ahead: correct what vite says above.`);
  return import(`${pathToFileURL(path.join(outDir, 'prerender.js')).href}?${Date.now()}`);
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
  return built.replace(bootTag, () => `<script>${boot}</script>`);
}

/**
 * Draws the first pages of most visits ahead, as files of their own, and keeps the bare page for all others.
 * @param {string} dist
 */
export async function prerenderPages(dist) {
  const { htmlOf, loginPath, pages, rows } = await drawing();
  const template = await readTemplate(dist);
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  // It lists the sources: nothing for the public.
  await rm(path.join(dist, '.vite'), { recursive: true });
  const files = filesOfScreens(manifest, rows);
  const table = screenTable(rows, files, loginPath);
  await writeFile(
    path.join(dist, shellPage),
    template.replace('<script>', () => `${table}\n    <script>`),
  );
  for (const pathname of pages) {
    const root = emptyRoot.replace('></', ` data-page="${pathname}">${await htmlOf(pathname)}</`);
    await writeFile(
      path.join(dist, fileOf(pathname)),
      // The list comes last: here it is for the pages that people go on to.
      withPreloads(template, files.get(pathname) ?? [])
        .replace(emptyRoot, () => root)
        .replace('</body>', () => `${table}\n  </body>`),
    );
  }
}
