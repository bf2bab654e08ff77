import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { fromRoot } from '../../../scripts/lib/root.mjs';
import { drawing } from '../../../packages/ui/src/components/primitives/BrandMark/drawing.ts';

const blue = '#164cb8';

const font = readFileSync(
  fromRoot('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64');

/** The brand's mark with its square, as a picture of the portal's icon. */
const icon = readFileSync(fromRoot('apps/portal/public/icon.svg'), 'utf8');

/**
 * The mark alone on the brand's blue.
 * @param share of the square's width that the mark takes
 */
function onBlue(share: number): string {
  const inset = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${blue}"/><g transform="translate(${inset} ${inset}) scale(${share})"><path d="${drawing.leaves}" fill="#8ce0da"/><path d="${drawing.roots}" fill="none" stroke="#fff" stroke-width="${drawing.stroke}" stroke-linecap="round"/></g></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The picture of link previews: the brand's name next to its mark, leaves in the background. */
function sharePage(brand: string): string {
  const leaf = (x: number, y: number, size: number, opacity: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" fill="#8ce0da" opacity="${opacity}"><path d="${drawing.leaves}"/></g>`;
  return `<style>
    @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
    body { margin: 0; width: 1200px; height: 630px; background: ${blue}; color: #fff; font-family: Figtree; overflow: hidden; position: relative }
    .leaves { position: absolute; inset: 0 }
    main { position: absolute; inset: 0 96px; display: flex; align-items: center; gap: 56px }
    main svg { width: 220px; flex: none }
    h1 { margin: 0 0 20px; font-size: ${brand.length > 16 ? 68 : 104}px; line-height: 1.05; font-weight: 800; letter-spacing: -.02em }
    p { margin: 0; font-size: 40px; line-height: 1.3; color: #d5e4ff }
  </style>
  <svg class="leaves" viewBox="0 0 1200 630">${leaf(820, -120, 14, 0.16)}${leaf(980, 330, 9, 0.1)}${leaf(-110, 420, 10, 0.1)}</svg>
  <main>${onBlue(1).replace(/<rect[^>]*>/, '')}<div><h1>${escaped(brand)}</h1><p>Cursos, rede de indicações<br>e ganhos em um só lugar</p></div></main>`;
}

/** Wraps a PNG of 32 pixels in an ICO file, which browsers request by its name. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Extracts the picture of an ICO file that contains one PNG. */
export function pngOf(file: Buffer): Buffer {
  return file.readUInt16LE(0) === 0 ? file.subarray(22) : file;
}

/**
 * Renders the portal's icons for browsers, home screens and link previews, by their names in
 * `apps/portal/public`.
 * @param brand The brand's name.
 */
export async function drawIcons(browser: Browser, brand: string): Promise<Map<string, Buffer>> {
  const page = await browser.newPage();
  const drawn = new Map<string, Buffer>();

  async function take(html: string, width: number, height: number): Promise<Buffer> {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ omitBackground: true });
  }

  const square = (svg: string, size: number) =>
    take(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`, size, size);

  drawn.set('favicon.ico', ico(await square(icon, 32)));
  drawn.set('apple-touch-icon.png', await square(onBlue(0.7), 180));
  drawn.set('icon-192.png', await square(icon, 192));
  drawn.set('icon-512.png', await square(icon, 512));
  // Launchers crop the icon to a circle of 80 %.
  drawn.set('icon-maskable-512.png', await square(onBlue(0.52), 512));
  drawn.set('share.png', await take(sharePage(brand), 1200, 630));
  await page.close();
  return drawn;
}
