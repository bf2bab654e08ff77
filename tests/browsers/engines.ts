import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ElementHandle, launch } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { browserArgs, ensureBrowser, findOldestBrowser, oldestBrowserArgs } from '../../scripts/lib/browser.mjs';
import { freePort } from '../support/freePort.ts';
import { findInPage, type Target } from './findInPage.ts';

/** A browser with one page. */
export interface Engine {
  /** Name and version, as the browser says them. */
  version: string;
  open(address: string): Promise<void>;
  /** Runs a function's source in the page and returns what it returns. */
  run(source: string): Promise<unknown>;
  click(target: Target): Promise<void>;
  /** Replaces the text of a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Chromium by its protocol, Firefox by WebDriver BiDi. */
async function startByPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const args = browser === 'chrome' ? browserArgs : [];
  const prefs = { 'intl.accept_languages': 'pt-BR' };
  const running = await launch({ browser, executablePath, args, headless: true, extraPrefsFirefox: prefs });
  const page = await running.newPage();
  await page.setViewport({ width: 1280, height: 900 });

  async function find(target: Target): Promise<ElementHandle> {
    const element = await page.evaluateHandle(findInPage, target);
    if (!(element instanceof ElementHandle)) throw new Error(`No ${target.role} "${target.name}" on ${page.url()}`);
    return element;
  }

  return {
    version: await running.version(),
    async open(address) {
      await page.goto(address);
    },
    run: (source) => page.evaluate(`(${source})()`),
    async click(target) {
      await (await find(target)).click();
    },
    async type(target, text) {
      const field = await find(target);
      await field.click({ count: 3 });
      await field.press('Backspace');
      await field.type(text);
    },
    close: () => running.close(),
  };
}

/** The oldest Chromium, which Puppeteer cannot start. */
async function startByPlaywright(executablePath: string): Promise<Engine> {
  const running = await chromium.launch({ executablePath, args: oldestBrowserArgs });
  const page = await running.newPage({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });

  async function find(target: Target) {
    const element = (await page.evaluateHandle(findInPage, target)).asElement();
    if (element === null) throw new Error(`No ${target.role} "${target.name}" on ${page.url()}`);
    return element;
  }

  return {
    version: `Chromium ${running.version()}`,
    async open(address) {
      await page.goto(address);
    },
    run: (source) => page.evaluate(`(${source})()`),
    async click(target) {
      await (await find(target)).click();
    },
    async type(target, text) {
      const field = await find(target);
      await field.fill('');
      await field.focus();
      await page.keyboard.type(text);
    },
    close: () => running.close(),
  };
}

/** Where Debian has the small browser of WebKitGTK. */
function miniBrowser(): string {
  const libraries = '/usr/lib';
  for (const machine of readdirSync(libraries))
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const file = path.join(libraries, machine, version, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  throw new Error('The WebKit driver has no MiniBrowser beside it.');
}

/** WebKitGTK by W3C WebDriver, on a display of its own. */
async function startWebKit(program: string): Promise<Engine> {
  const port = await freePort();
  // Its process sandbox needs rights that containers lack.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn('xvfb-run', ['--auto-servernum', program, `--port=${port}`], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => driver.pid !== undefined && process.kill(-driver.pid);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${address}/status`).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const running = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(capabilities)
    .build();
  await running.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
  const known = await running.getCapabilities();

  async function find(target: Target): Promise<WebElement> {
    const element = await running.executeScript<WebElement | null>(
      `return (${String(findInPage)})(arguments[0])`,
      target,
    );
    if (!element) throw new Error(`No ${target.role} "${target.name}" on ${await running.getCurrentUrl()}`);
    return element;
  }

  return {
    version: `WebKitGTK ${known.getBrowserVersion()}`,
    open: (to) => running.get(to),
    run: (source) => running.executeScript(`return (${source})()`),
    async click(target) {
      const element = await find(target);
      // The driver does not scroll to what is below the window.
      await running.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    },
    async type(target, text) {
      const field = await find(target);
      await field.clear();
      await field.sendKeys(text);
    },
    async close() {
      await running.quit();
      stop();
    },
  };
}

const oldest = await findOldestBrowser();

/** How each engine of this machine starts; null for one that the machine does not have. */
export const engines: Readonly<Record<string, (() => Promise<Engine>) | null>> = {
  Chromium: async () => startByPuppeteer('chrome', await ensureBrowser()),
  'Chromium 111': oldest === null ? null : () => startByPlaywright(oldest),
  Firefox: startOf('FIREFOX_PATH', (program) => startByPuppeteer('firefox', program)),
  WebKit: startOf('WEBKIT_DRIVER_PATH', startWebKit),
};

function startOf(variable: string, start: (program: string) => Promise<Engine>): (() => Promise<Engine>) | null {
  const program = process.env[variable];
  return program ? () => start(program) : null;
}
