import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { drawing } from '../../packages/ui/src/components/primitives/BrandMark/drawing.ts';
import { drawIcons, pngOf } from '../pictures/icons/draw.ts';

const icon = readFileSync(fromRoot('apps/portal/public/icon.svg'), 'utf8');

it('the portal’s icon is the brand’s mark', () => {
  expect(icon).toContain(`d="${drawing.leaves}"`);
  expect(icon).toContain(`d="${drawing.roots}"`);
  expect(icon).toContain(`stroke-width="${drawing.stroke}"`);
});

describe('the pictures for browsers, home screens and messengers', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ args: browserArgs, executablePath: await ensureBrowser() });
  });
  afterAll(() => browser.close());

  /** Share of clearly different pixels; 1 for another size. */
  async function difference(one: Buffer, other: Buffer): Promise<number> {
    const page = await browser.newPage();
    const urls = [one, other].map((file) => `data:image/png;base64,${pngOf(file).toString('base64')}`);
    const share = await page.evaluate(async (sources) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      const [a, b] = images;
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      const differing = a.data.filter((value, at) => Math.abs(value - (b.data[at] ?? 0)) > 32);
      return differing.length / a.data.length;
    }, urls);
    await page.close();
    return share;
  }

  it('are drawn from the brand’s mark: "npx tsx tests/pictures/icons/main.ts" draws them again', async () => {
    const drawn = await drawIcons(browser, 'Portal Raiz');
    expect(drawn.size).toBe(6);
    for (const [name, content] of drawn) {
      const current = readFileSync(fromRoot('apps/portal/public', name));
      expect([name, (await difference(current, content)) < 0.005]).toEqual([name, true]);
    }
  });
});
