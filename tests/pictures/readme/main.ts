import { demoPassword } from '@raiz/mock-server';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArgs, ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import { dist, fromRoot } from '../../../scripts/lib/root.mjs';

/** A picture of the portal in the README. */
interface Shot {
  /** File name in docs/images, without its ending. */
  name: string;
  address: string;
  /** Theme and window. */
  context: BrowserContextOptions;
}

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, hasTouch: true };

const shots: readonly Shot[] = [
  { name: 'home', address: '/perfil', context: desktop },
  { name: 'network-dark', address: '/perfil/rede-indicacoes', context: { ...desktop, colorScheme: 'dark' } },
  { name: 'earnings-phone', address: '/perfil/ganhos', context: phone },
];

const storybookPage = '/?path=/story/telas-assinatura-minha-assinatura--default';

/** Opens a page in its own window. */
async function openWindow(browser: Browser, context: BrowserContextOptions) {
  const settings = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' } as const;
  return (await browser.newContext({ ...settings, ...context })).newPage();
}

/** Logs a member in with the form. */
async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill('ativa@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil');
}

async function takePortal(browser: Browser): Promise<void> {
  const site = await servePortal({ dist, backend: mockBackend(), port: 0 });
  try {
    for (const { name, address, context } of shots) {
      const page = await openWindow(browser, context);
      await logIn(page, site.address);
      await page.goto(site.address + address);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: fromRoot(`docs/images/${name}.png`) });
      await page.close();
    }
  } finally {
    await site.close();
  }
}

async function takeStorybook(browser: Browser): Promise<void> {
  const server = await preview({
    root: fromRoot('.'),
    configFile: false,
    build: { outDir: 'storybook-static' },
    preview: { port: 0 },
  });
  try {
    const page = await openWindow(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(new URL(storybookPage, server.resolvedUrls?.local[0]).href);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: fromRoot('docs/images/storybook.png') });
  } finally {
    await server.close();
  }
}

const browser = await chromium.launch({ args: browserArgs, executablePath: await ensureBrowser() });
try {
  await takePortal(browser);
  await takeStorybook(browser);
} finally {
  await browser.close();
}
