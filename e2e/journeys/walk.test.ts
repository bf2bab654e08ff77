import type { Access } from '../../apps/portal/src/app/pages.ts';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { scaleTokens } from '../../packages/ui/src/theme/scaleTokens.ts';
import { visits } from '../support/visits.ts';
import type { Page } from '@playwright/test';
import { readPageState } from '../support/pageState.ts';
import { enterAs, type Person, expectAccessible } from '../support/steps.ts';
import { expect, test, portalAddress } from '../support/fixtures.ts';

/** A page at a sample address. */
interface SamplePage {
  address: string;
  access: Access;
  /** Path after redirects, for a role with access. */
  end: string;
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

function open(...addresses: readonly string[]): SamplePage[] {
  return addresses.map((address) => ({ address, access: 'public' as const, end: pathOf(address) }));
}

/**
 * Every page, the old address of the network page, further states of some pages,
 * and an unknown address.
 */
const samplePages: readonly SamplePage[] = [
  ...visits.map(({ address, access }) => ({ address, access, end: pathOf(address) })),
  { address: '/perfil/indicacoes', access: 'member', end: paths.referrals },
  ...open(
    '/cadastro?ref=2',
    '/email-confirmado?success=1',
    '/redefinir-senha',
    '/curso-iniciar/2',
    '/um/caminho/qualquer',
  ),
];

/** The final path of a role after opening a page: docs/specification.md#roles. */
function endFor({ access, end }: SamplePage, role: Person): string {
  if (role === 'visitor') return access === 'member' || access === 'admin' ? paths.login : end;
  if (end === paths.login) return paths.profile;
  return access === 'admin' && role !== 'admin' ? paths.profile : end;
}

/** The video player of the external host. */
const player = 'https://player.vimeo.com';

/** The storage keys that the portal may use (docs/decisions/0015). */
const allowedKeys =
  /^(?:token|theme|banner|bannerHiddenUntil\.\d+|lastLessons\.\d+|lastLevel\.\d+|invitation|draft\.\d+\..+)$/;

const windows = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

/** Sizes in pixels and weights of the design system. */
const scale = {
  sizes: Object.values(scaleTokens.text).map(({ size }) => `${16 * Number.parseFloat(size)}px`),
  weights: Object.values<string>(scaleTokens.weight),
};

/** The state of a page after loading. */
function findings(page: Page) {
  return page.evaluate(({ sizes, weights }) => {
    /** A visible text or field in another size or weight. Fields in small windows have 16 px: phones do not zoom then. */
    const isOdd = (one: Element): boolean => {
      const isField = one.matches('input, select, option, textarea');
      const hasText = [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (!(isField || hasText) || !one.checkVisibility()) return false;
      const { fontSize, fontWeight } = getComputedStyle(one);
      const expected = isField && innerWidth <= 768 ? ['16px'] : sizes;
      return !expected.includes(fontSize) || !weights.includes(fontWeight);
    };
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      path: location.pathname,
      title: document.title,
      landmarks: ['header', 'main', 'main h1', 'footer'].filter((name) => document.querySelectorAll(name).length !== 1),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      sideways: Math.max(0, scrollWidth - clientWidth),
      odd: [...document.querySelectorAll('body *')].filter(isOdd).map((one) => {
        const { fontSize, fontWeight } = getComputedStyle(one);
        return `${fontSize} ${fontWeight} ${one.outerHTML.slice(0, 120)}`;
      }),
      keys: Object.keys(localStorage),
    };
  }, scale);
}

/** The text spacing of WCAG 1.4.12, and the text size of 1.4.4 where the browser zooms text only. */
const strains = {
  spacing: `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`,
  size: 'html { font-size: 200% }',
};

/** Sets rules; returns the texts that they cut, and the pixels by which the page scrolls sideways. */
function strained(page: Page, strain: keyof typeof strains) {
  return page.evaluate(async (rules) => {
    /** Whether a text is left of the window, or an element that hides what overflows hides a part of it. */
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        // Shortened with an ellipsis on purpose.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        const around = box.getBoundingClientRect();
        // Hidden visually, or scrolled to.
        if (
          around.width <= 1 ||
          around.height <= 1 ||
          [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')
        )
          return false;
        if (/hidden|clip/.test(overflowX) && (left < around.left - 1 || right > around.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (top < around.top - 1 || bottom > around.bottom + 1)) return true;
      }
      return left < -1;
    };
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
    const before = new Set(texts.filter(isCut));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...sheets, sheet];
    // The header measures its links.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = texts.filter((text) => !before.has(text) && isCut(text)).map(({ nodeValue }) => nodeValue);
    document.adoptedStyleSheets = sheets;
    return { cut, sideways: Math.max(0, scrollWidth - clientWidth) };
  }, strains[strain]);
}

/** The roles of docs/specification.md#roles. */
const roles = ['visitor', 'member without a plan', 'member', 'admin'] as const;

const cases = roles.flatMap((role) => windows.map((window) => ({ role, ...window })));

for (const { role, width, colorScheme } of cases)
  test(`a ${role} finds every page whole at ${width} px, and nothing of it comes from elsewhere`, async ({
    page,
    mock,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const origin = portalAddress();
    await enterAs(page, role, mock);
    await page.route(`${player}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin: from } = new URL(request.url());
      if (from !== origin && !(from === player && request.resourceType() === 'document')) elsewhere.push(request.url());
    });

    const checked = new Set<string>();
    for (const sample of samplePages) {
      const answer = await page.goto(sample.address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForURL((url) => url.pathname === endFor(sample, role));
      const { busy } = await page.evaluate(readPageState, 10_000);
      const { title, keys, ...found } = await findings(page);
      const name = `${sample.address} of a ${role} at ${width} px`;
      expect(answer?.headers()['content-security-policy'], name).toContain("require-trusted-types-for 'script'");
      expect({ busy, ...found }, name).toEqual({
        busy: [],
        path: endFor(sample, role),
        landmarks: [],
        twice: [],
        sideways: 0,
        odd: [],
      });
      expect(title, name).toMatch(/^\S.+ · Portal Raiz$/);
      expect(
        keys.filter((key) => !allowedKeys.test(key)),
        name,
      ).toEqual([]);
      // Many visits end at the login or the profile.
      if (!checked.has(found.path))
        await test.step(name, async () => {
          await expectAccessible(page);
          const whole = { cut: [], sideways: 0 };
          expect.soft(await strained(page, 'spacing'), `${name}, with text spacing`).toEqual(whole);
          if (width === 1280) expect.soft(await strained(page, 'size'), `${name}, with text at 200 %`).toEqual(whole);
        });
      checked.add(found.path);
      expect(elsewhere, name).toEqual([]);
    }
  });
