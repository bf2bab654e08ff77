import type { OperationId } from '@raiz/contract';
import type { Browser, BrowserContext, Page } from 'playwright';
import { collectComplaints } from '../journey/complaints.ts';
import { lookInPage, type Look } from './look.ts';
import { pathPattern, startMatrixPortal, type MatrixPortal, type Person } from './matrixPortal.ts';

/**
 * Complaints that a refused or cut request leaves by itself, and the video that no test machine
 * reaches.
 */
const expected = [/Failed to load resource/, /vimeo/];

/** Milliseconds until a page that still says it is at work counts as stuck. */
const patience = 5_000;

/** A window with a portal of its own, used for one case after the other. */
export interface Room {
  page: Page;
  context: BrowserContext;
  portal: MatrixPortal;
  /** Complaints of the browser since they were taken last. */
  takeComplaints: () => string[];
  /** Opens an address as somebody, as a page freshly loaded. */
  open: (path: string, person?: Person) => Promise<void>;
  /** Goes to an address of the portal without loading it anew. */
  goTo: (path: string) => Promise<void>;
  /**
   * Comes as somebody who was not here before, from a quiet page, without loading the portal anew.
   */
  enter: (path: string, person?: Person) => Promise<void>;
  /** What is to be seen once nothing is at work any more. */
  look: () => Promise<Look>;
  /**
   * Lets the calls of an operation time out; calls that are answered late by a busy machine go on.
   */
  runOut: (operation: OperationId) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Takes over the client's time-outs of 15 seconds, so that no test waits for them. The client
 * starts one right before each fetch: that tells which call it belongs to.
 */
function keepTimeouts(): void {
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

/** Goes somewhere in the page as the back button does: nothing is loaded anew. */
function travel(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

async function comeIn({ path, token, quiet }: { path: string; token: string | null; quiet: string }): Promise<void> {
  const go = (address: string) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));
  go(quiet);
  const end = performance.now() + 4_000;
  const isThere = () => document.querySelector('main h1')?.textContent === 'Termos de Uso';
  while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  // Not before: the gate of a page for members would lead away.
  localStorage.clear();
  sessionStorage.clear();
  tell();
  if (token !== null) localStorage.setItem('token', token);
  if (token !== null) tell();
  go(path);
}

/** Opens a window and starts a portal for it. */
export async function openRoom(browser: Browser): Promise<Room> {
  const portal = await startMatrixPortal();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(keepTimeouts);
  const complaints = collectComplaints(context, expected);
  const page = await context.newPage();
  await page.goto(`${portal.address}/termos`);

  const tokenOf = async (person?: Person) => (person === undefined ? null : await portal.token(person));
  return {
    page,
    context,
    portal,
    takeComplaints: () => complaints.splice(0),
    async open(path, person) {
      const token = await tokenOf(person);
      await page.evaluate((kept) => {
        localStorage.clear();
        sessionStorage.clear();
        if (kept !== null) localStorage.setItem('token', kept);
      }, token);
      await page.goto(portal.address + path);
    },
    goTo: (path) => page.evaluate(travel, path),
    async enter(path, person) {
      await page.evaluate(comeIn, { path, token: await tokenOf(person), quiet: '/termos' });
    },
    look: () => page.evaluate(lookInPage, patience),
    async runOut(operation) {
      await page.evaluate((detail) => {
        window.dispatchEvent(new CustomEvent('matrix:time-out', { detail }));
      }, pathPattern(operation));
    },
    async close() {
      await context.close();
      await portal.close();
    },
  };
}
