import { existsSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstall } from './lib/install.mjs';
import { finishPictures, runStories } from './lib/pictures.mjs';
import { fromRoot } from './lib/root.mjs';

/**
 * Takes a picture of every story in every mode and compares it with the accepted one; where they differ, writes a report with both.
 * @param {string[]} args `--update` accepts the pictures instead; what else is given goes to vitest: `npm run pictures -- Button`
 */
export async function run(args) {
  await ensureInstall();
  const update = args.includes('--update');
  const filters = args.filter((arg) => arg !== '--update');
  const env = { CHROMIUM_PATH: await ensureBrowser() };
  const { failed } = await runStories(update ? 'update' : 'compare', filters, env);
  if (!update && existsSync(fromRoot('test-results', 'pictures', 'after'))) await finishPictures('report', false);
  return failed === 0 ? 0 : 1;
}
