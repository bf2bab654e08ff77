import type { BrowserContext, Page, Request } from '@playwright/test';
import { operationAt, pathPattern, type OperationId } from '@raiz/contract';
import type { Fault } from '@raiz/mock-server';
import { readPageState, type PageState } from '../support/pageState.ts';
import { collectPageErrors, expect, portalAddress, test as portalTest } from '../support/fixtures.ts';
import { createMock, type Mock } from '../support/mock.ts';
import { navigateTo, type Person, waitForHydration } from '../support/steps.ts';

export { expect };

/** Expected console errors: failed requests, and the video host, which tests cannot reach. */
const expectedErrors = [/Failed to load resource/, /vimeo/];

/** Milliseconds after which a page that is still loading counts as stuck. */
const timeout = 5_000;

/** Maximum wait for a call, in milliseconds. */
const longestWait = 6_000;

/** A browser page with its own database of the mock server, reused for many cases. */
export interface Session {
  page: Page;
  context: BrowserContext;
  mock: Mock;
  /** Adds a fault, and returns its id. */
  fault: (fault: Fault) => Promise<number>;
  /** Removes a fault, or all of them; the mock sends held answers. */
  clearFaults: (fault?: number) => Promise<void>;
  /** The calls that the page has sent since the test began. */
  calls: () => readonly OperationId[];
  /** Number of calls of one operation among them. */
  callsOf: (operation: OperationId) => number;
  /** Resolves once the page has called an operation this often since the test began. */
  waitForCall: (operation: OperationId, times?: number) => Promise<void>;
  /** Resolves once all calls without a fault have answers and the page sends no new ones. */
  waitForIdle: () => Promise<void>;
  /** Clears calls and faults, for another case of the same test. */
  restart: () => Promise<void>;
  /** Browser errors since the last call; a test must end without any. */
  takeErrors: () => string[];
  /** Loads an address, logged in as `person` or as a visitor. */
  open: (path: string, person?: Person) => Promise<void>;
  /** Navigates within the portal, without a page load. */
  navigate: (path: string) => Promise<void>;
  /** Switches to another person and navigates to the address, without a page load. */
  enter: (path: string, person?: Person) => Promise<void>;
  /** Logs another person in in another tab. */
  logInElsewhere: (person: Person) => Promise<void>;
  /** The state of the page once it has finished loading. */
  readPage: () => Promise<PageState>;
  /** Lets the pending calls of one operation time out; other calls continue. */
  timeOut: (operation: OperationId) => Promise<void>;
}

/**
 * Captures the client's time-outs of 15 seconds, so that no test waits for them. The client starts one right before
 * each fetch, which links it to its call.
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

/** Runs in the page. */
async function switchPerson({ path, token }: { path: string; token: string | null }): Promise<void> {
  const go = (address: string) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));
  go('/termos');
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

/** The operation of a request; null for a request outside the API. */
export function operationOf(request: Request): OperationId | null {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/api/') ? operationAt(request.method(), pathname.slice('/api'.length)) : null;
}

async function openSession(context: BrowserContext, mock: Mock): Promise<Session> {
  context.setDefaultTimeout(timeout);
  await context.addInitScript(captureTimeouts);
  const errors = collectPageErrors(context);
  const page = await context.newPage();

  let calls: OperationId[] = [];
  const pending = new Map<Request, OperationId>();
  const faults = new Map<number, Fault['operation']>();
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation === null) return;
    calls.push(operation);
    pending.set(request, operation);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  const callsOf = (operation: OperationId) => calls.filter((one) => one === operation).length;
  const tokenOf = async (person: Person) => (person === 'visitor' ? null : mock.token(person));
  async function clearFaults(fault?: number): Promise<void> {
    if (fault === undefined) faults.clear();
    else faults.delete(fault);
    await mock.clearFaults(fault);
  }

  await page.goto('/termos');
  return {
    page,
    context,
    mock,
    async fault(fault) {
      const number = await mock.fault(fault);
      faults.set(number, fault.operation);
      return number;
    },
    clearFaults,
    calls: () => calls,
    callsOf,
    async waitForCall(operation, times = 1) {
      const options = { message: `calls of ${operation}`, intervals: [10], timeout: longestWait };
      await expect.poll(() => callsOf(operation), options).toBeGreaterThanOrEqual(times);
    },
    async waitForIdle() {
      for (let still = 0, before = 0; still < 3;) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        const faulty = [...faults.values()];
        const isWaiting = [...pending.values()].some((one) => !faulty.includes(one) && !faulty.includes('*'));
        still = !isWaiting && calls.length === before ? still + 1 : 0;
        before = calls.length;
      }
    },
    async restart() {
      calls = [];
      await clearFaults();
    },
    takeErrors: () => errors.splice(0).filter((error) => !expectedErrors.some((pattern) => pattern.test(error))),
    async open(path, person = 'visitor') {
      await page.evaluate(
        (token) => {
          localStorage.clear();
          sessionStorage.clear();
          if (token !== null) localStorage.setItem('token', token);
        },
        await tokenOf(person),
      );
      pending.clear();
      await page.goto(path);
      // An earlier navigation would hydrate with the HTML of another page.
      await waitForHydration(page);
    },
    navigate: (path) => navigateTo(page, path),
    async enter(path, person = 'visitor') {
      await page.evaluate(switchPerson, { path, token: await tokenOf(person) });
    },
    async logInElsewhere(person) {
      await page.evaluate(
        (token) => {
          localStorage.setItem('token', String(token));
          window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
        },
        await tokenOf(person),
      );
    },
    readPage: () => page.evaluate(readPageState, timeout),
    async timeOut(operation) {
      await page.evaluate(
        (detail) => void window.dispatchEvent(new CustomEvent('matrix:time-out', { detail })),
        `^/api${pathPattern(operation)}$`,
      );
    },
  };
}

/** The file and `describe` of the last test. */
const groups = new WeakMap<Session, string>();

/**
 * Playwright's `test` with one page and one database for all tests of a worker, which switches people without a page
 * load: there are thousands of cases. Each file, and each `describe`, starts with fresh data.
 */
export const test = portalTest.extend<{ session: Session }, { shared: Session }>({
  shared: [
    async ({ browser, playwright }, use, { workerIndex, project: { use: options } }) => {
      const { viewport, locale, timezoneId, contextOptions } = options;
      const db = { baseURL: portalAddress(), extraHTTPHeaders: { 'X-Mock-Database': `matrix-${workerIndex}` } };
      const context = await browser.newContext({ viewport, locale, timezoneId, ...contextOptions, ...db });
      const request = await playwright.request.newContext(db);
      await use(await openSession(context, createMock(request)));
      await context.close();
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  session: async ({ shared }, use, { titlePath }) => {
    await shared.restart();
    const group = titlePath.slice(0, -1).join(' ');
    if (groups.get(shared) !== group) {
      groups.set(shared, group);
      await shared.mock.reset();
      await shared.open('/termos');
    }
    shared.takeErrors();
    await use(shared);
    expect(shared.takeErrors(), 'errors in the browser').toEqual([]);
  },
});
