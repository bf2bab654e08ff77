import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserArgs, ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { fromRoot } from '../../../scripts/lib/root.mjs';
import { drawIcons } from './draw.ts';

const browser = await chromium.launch({ args: browserArgs, executablePath: await ensureBrowser() });
try {
  for (const [name, content] of await drawIcons(browser, process.env['VITE_BRAND_NAME'] || 'Portal Raiz'))
    writeFileSync(fromRoot('apps/portal/public', name), content);
} finally {
  await browser.close();
}
