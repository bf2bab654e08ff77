import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';
import { runTool } from './spawn.mjs';

/** The page for all routes that are not drawn ahead. */
export const shellPage = '200.html';

const emptyRoot = '<div id="root"></div>';

/** @param {string} pathname */
function fileOf(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/**
 * Where the code of pages lies in the build, by source file: what Vite's manifest tells.
 * @typedef {Record<string, { file: string, imports?: string[] }>} Manifest
 */

/**
 * Every file that a module brings along.
 * @param {Manifest} manifest
 * @param {string} name
 * @param {Set<string>} found
 */
function filesOf(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/**
 * @param {string} template
 * @param {Iterable<string>} files
 */
function withPreloads(template, files) {
  const wanted = [...files].filter((file) => !template.includes(file));
  const links = wanted.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template.replace('</head>', `${links.join('\n')}</head>`);
}

/**
 * Draws the first pages of most visits ahead, as files of their own, and keeps the bare page for all others.
 * @param {string} dist
 */
export async function prerenderPages(dist) {
  const outDir = fromRoot('.cache', 'prerender');
  const args = ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', outDir, '--emptyOutDir'];
  const env = { API_URL: '', VITE_MOCK: '', NODE_ENV: 'production' };
  const { code, output } = await runTool('vite', args, { cwd: fromRoot('apps', 'portal'), env, quiet: true });
  if (code !== 0)
    throw new Problem(`${output}\nThe pages of the portal cannot be drawn ahead: correct what vite says above.`);
  const { htmlOf, pages } = await import(`${pathToFileURL(path.join(outDir, 'prerender.js')).href}?${Date.now()}`);
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  // It lists the sources: nothing for the public.
  await rm(path.join(dist, '.vite'), { recursive: true });
  await writeFile(path.join(dist, shellPage), template);
  for (const { pathname, modules } of pages) {
    const files = new Set(modules.flatMap((/** @type {string} */ name) => [...filesOf(manifest, name)]));
    const root = emptyRoot.replace('></', ` data-page="${pathname}">${await htmlOf(pathname)}</`);
    await writeFile(
      path.join(dist, fileOf(pathname)),
      withPreloads(template, files).replace(emptyRoot, () => root),
    );
  }
}
