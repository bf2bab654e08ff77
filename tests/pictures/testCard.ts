import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright';

const require = createRequire(import.meta.url);
const font = readFileSync(require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));

/** Type, hairlines, curves, shadows and blends: whatever two machines may draw differently. */
const card = `<!doctype html>
  <style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    body { margin: 0; padding: 10px; color: #171f28; background: linear-gradient(17deg, #164cb8, #fef0d0) }
    p { margin: 0 }
    span { display: inline-block; width: 61.3px; height: 20px; border-radius: 9px; border: 1px solid #015528; box-shadow: 0 4px 16px rgb(15 25 45 / 0.4) }
  </style>
  <p style="font: 400 15px/22px Figtree">Ação, coração, Íris 1.234,56</p>
  <p style="font: 650 13px/18px Figtree; color: #fff">Inscrição em três cursos: 38%</p>
  <p style="font: 400 13px/18px sans-serif">Fonte do aparelho</p>
  <p style="font: 400 13px/18px monospace">VOUCHER100</p>
  <svg width="40" height="30"><path d="M3 27 C 12 -9, 24 40, 37 4" fill="none" stroke="#880112" stroke-width="1.5" /></svg><span></span>`;

/** How this browser on this machine draws the test card, on a page of its own. */
export async function drawTestCard(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 380, height: 140 } });
  try {
    const page = await context.newPage();
    await page.setContent(card);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}
