import { setupWorker } from 'msw/browser';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/index.ts';
import { scenarioKey } from '../shared/scenarioKey.ts';
import { browserStore } from './browserStore.ts';
import { mockHandlers } from './mswHandlers.ts';

export { mockHandlers } from './mswHandlers.ts';
export { renderMockPage } from './renderMockPage.ts';

export interface BrowserMockOptions {
  /** Whether the world survives a reload and is shared by the tabs. @default true */
  persist?: boolean;
  /** Address of MSW's worker file, at the root of the paths that it answers. */
  workerUrl?: string;
}

/** The scenario that the panel started in this tab; a reload creates a new server. */
function rememberedScenario(): ScenarioName | null {
  const name = sessionStorage.getItem(scenarioKey);
  return isScenarioName(name) ? name : null;
}

/**
 * Starts the mock server inside the page, behind a service worker. Resolves once it answers.
 * Rejects when the worker file is missing or the browser forbids service workers.
 */
export async function startBrowserMock(options: BrowserMockOptions = {}): Promise<MockApi> {
  const { persist = true, workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js` } = options;
  const scenario = rememberedScenario();
  const api = createMockApi({
    strict: false,
    ...(scenario ? { scenario } : {}),
    ...(persist ? { store: browserStore() } : {}),
  });
  const worker = setupWorker(...mockHandlers(api));
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true });
  return api;
}
