import { pathPattern, type OperationId } from '@raiz/contract';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { routes } from '../support/access.ts';
import { collectPageErrors, launchBrowser } from '../support/browser.ts';
import { readPageState, type PageState } from '../support/pageState.ts';
import { startMatrixPortal, type MatrixPortal, type Person } from './matrixPortal.ts';

/** Expected console errors: failed requests, and the video host that tests cannot reach. */
const expected = [/Failed to load resource/, /vimeo/];

/** Milliseconds after which a page that is still loading counts as stuck. */
const timeout = 5_000;

/** A browser page with its own portal and mock server, reused for many cases. */
export interface TestSession {
  page: Page;
  context: BrowserContext;
  portal: MatrixPortal;
  /** Browser errors since the last call. */
  takeBrowserErrors: () => string[];
  /** Loads an address, logged in as `person` or as a visitor. */
  open: (path: string, person?: Person) => Promise<void>;
  /** Navigates within the portal, without a page load. */
  navigate: (path: string) => Promise<void>;
  /**
   * Switches to another person (or a visitor) and navigates to the address, without a page load.
   */
  enter: (path: string, person?: Person) => Promise<void>;
  /** The state of the page once it has finished loading. */
  readPage: () => Promise<PageState>;
  /** Lets the pending calls of one operation time out; other calls continue. */
  timeOut: (operation: OperationId) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Captures the client's time-outs of 15 seconds, so that no test waits for them. The client starts
 * one right before each fetch, which links it to its call.
 */
function captureTimeouts(): void {
  let latest: () => void = () => undefined;
  const calls: { path: string; timeOut: () => void }[] = [];
  const start: (run: () => void, delay?: number, ...rest: unknown[]) => number = window.setTimeout.bind(window);
  const send = window.fetch.bind(window);
  Object.assign(window, {
    setTimeout(run: () => void, delay?: number, ...rest: unknown[]) {
      if (delay !== 15_000) return start(run, delay, ...rest);
      latest = run;
      return start(() => undefined, delay);
    },
    fetch(input: RequestInfo, init?: RequestInit) {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      calls.push({ path: pathname, timeOut: latest });
      return send(input, init);
    },
  });
  window.addEventListener('matrix:time-out', (event) => {
    const path = new RegExp(event instanceof CustomEvent ? String(event.detail) : '');
    for (const call of calls) if (path.test(call.path)) call.timeOut();
  });
}

function pushPath(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

async function switchUser({
  path,
  token,
  publicPath,
}: {
  path: string;
  token: string | null;
  publicPath: string;
}): Promise<void> {
  const go = (address: string) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));
  go(publicPath);
  const end = performance.now() + 4_000;
  const isThere = () => document.querySelector('main h1')?.textContent === 'Termos de Uso';
  while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  // After leaving the page: a page for members would redirect to the login.
  localStorage.clear();
  sessionStorage.clear();
  notifyTabs();
  if (token !== null) localStorage.setItem('token', token);
  if (token !== null) notifyTabs();
  go(path);
}

/** Opens a page with its own portal. */
export async function openTestSession(browser: Browser): Promise<TestSession> {
  const portal = await startMatrixPortal();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(timeout);
  await context.addInitScript(captureTimeouts);
  const errors = collectPageErrors(context, expected);
  const page = await context.newPage();
  await page.goto(`${portal.address}/termos`);

  const tokenOf = async (person?: Person) => (person === undefined ? null : await portal.token(person));
  return {
    page,
    context,
    portal,
    takeBrowserErrors: () => errors.splice(0),
    async open(path, person) {
      const token = await tokenOf(person);
      await page.evaluate((kept) => {
        localStorage.clear();
        sessionStorage.clear();
        if (kept !== null) localStorage.setItem('token', kept);
      }, token);
      await page.goto(portal.address + path);
    },
    navigate: (path) => page.evaluate(pushPath, path),
    async enter(path, person) {
      await page.evaluate(switchUser, { path, token: await tokenOf(person), publicPath: '/termos' });
    },
    readPage: () => page.evaluate(readPageState, timeout),
    async timeOut(operation) {
      await page.evaluate(
        (detail) => {
          window.dispatchEvent(new CustomEvent('matrix:time-out', { detail }));
        },
        `^/api${pathPattern(operation)}$`,
      );
    },
    async close() {
      await context.close();
      await portal.close();
    },
  };
}

/**
 * Opens one session for all tests of a file and closes it after them. Call it at the top of the
 * file.
 */
export function sharedSession(): () => TestSession {
  let browser: Browser | undefined;
  let session: TestSession | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    session = await openTestSession(browser);
  });
  afterAll(async () => {
    await session?.close();
    await browser?.close();
  });
  return () => {
    if (!session) throw new Error('The session is not open yet');
    return session;
  };
}

/** A page that reads from the API, with the account that opens it. */
export interface ReadingPage {
  path: string;
  person: Person;
}

const ids: Readonly<Record<string, string>> = { ':cursoId': '2', ':moduloId': '1', ':aulaId': '4' };

/** Every page that reads from the API; the account is enrolled in the course. */
export const readingPages: readonly ReadingPage[] = routes
  .filter(({ access }) => access !== 'public')
  .map(({ path, access }) => ({
    path: path.replaceAll(/:\w+/g, (name) => ids[name] ?? name),
    person: access === 'admin' ? 'admin' : 'member',
  }));
