import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { rosette } from '../../apps/mock-server/src/pages/certificatePdf.ts';
import { coverOf as drawnCoverOf } from '../../apps/mock-server/src/pages/cover.ts';
import { mark } from '../../apps/mock-server/src/pages/mark.ts';
import { coverOf, patternOf } from '../../packages/ui/src/components/domain/CourseCover/cover.ts';
import { rosette as sealOutline } from '../../packages/ui/src/components/domain/LevelEmblem/drawings.ts';
import { drawing } from '../../packages/ui/src/components/primitives/BrandMark/drawing.ts';
import { lightTheme } from '../../packages/ui/src/theme/lightTheme.ts';

import { drawIcons, pngOf } from '../pictures/icons/draw.ts';

const icon = readFileSync(fromRoot('apps/portal/public/icon.svg'), 'utf8');

it('the portal’s icon is the brand’s mark', () => {
  expect(icon).toContain(`d="${drawing.leaves}"`);
  expect(icon).toContain(`d="${drawing.roots}"`);
  expect(icon).toContain(`stroke-width="${drawing.stroke}"`);
});

it('the mark of the mock server’s mails and certificates is the brand’s mark', () => {
  expect(mark).toEqual(drawing);
});

it('the certificates of the mock server have the portal’s seal, and each the cover of its course', () => {
  expect(rosette).toBe(sealOutline);
  for (let id = 1; id <= 40; id += 1) {
    const { columns, rows, colors, shape, tiles } = drawnCoverOf(id);
    const cover = coverOf(id);
    const { bg, soft, accent } = lightTheme.cover[cover.tone];
    expect(colors).toEqual([bg, soft, accent]);
    const [, x = NaN, y = NaN] = /^m(\S+) (\S+?)[al]/.exec(shape)?.map(Number) ?? [];
    const starts = [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`];
    const shown = patternOf(cover, columns, rows, null);
    for (const [layer, paths] of [shown.soft, shown.accent].entries()) {
      const drawn = tiles
        .filter((tile) => tile.layer === layer + 1)
        .map(({ column, row, turns }) => `M${column * 40 + 20} ${row * 40 + 20}m${starts[turns] ?? ''}`);
      const outlines = paths.split('z').slice(0, -1);
      expect(outlines.map((path) => /^M\S+ \S+m\S+ -?\d+/.exec(path)?.[0])).toEqual(drawn);
      for (const [at, path] of outlines.entries()) {
        if (drawn[at]?.endsWith(`m${x} ${y}`)) expect(`${path}z`).toContain(shape);
      }
    }
  }
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
