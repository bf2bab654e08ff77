import { setupWorker } from 'msw/browser';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { browserStore } from './browserStore.ts';
import { mockHandlers } from './mswHandlers.ts';

/** Replaces the entire document with a page. */
async function showPage(response: Response): Promise<void> {
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement);
}

/** Saves a file under the name that its response gives. */
async function saveFile(response: Response): Promise<void> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'arquivo';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.textContent = `Baixar ${name}`;
  document.title = name;
  document.body.replaceChildren(link);
  link.click();
}

async function show(response: Response, location: Location): Promise<void> {
  const next = response.headers.get('location');
  if (next !== null) location.replace(new URL(next, location.href));
  else if (response.headers.has('content-disposition')) await saveFile(response);
  else await showPage(response);
}

/**
 * Shows one of the mock's pages when the mock runs inside the portal, and submits its forms to the mock. MSW's worker
 * lets navigations through, so the portal's document opens at `/__mock` addresses; it must call this function instead
 * of rendering the portal.
 */
export async function renderMockPage(api: MockApi, location: Location): Promise<void> {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const sent = [...new FormData(event.target, event.submitter)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    const request = new Request(event.target.action, { method: 'POST', body: new URLSearchParams(sent) });
    void api.fetch(request).then((response) => show(response, location));
  });
  await show(await api.fetch(new Request(location.href)), location);
}

export interface BrowserMockOptions {
  /**
   * Whether the database survives a reload and all tabs share it.
   * @default true
   */
  persist?: boolean;
  /** Address of MSW's worker file. It must lie at the root of the paths that the mock answers. */
  workerUrl?: string;
}

/**
 * Starts the mock server inside the page, behind a service worker. Resolves once it answers. Rejects when the worker
 * file is missing or the browser forbids service workers.
 */
export async function startBrowserMock(options: BrowserMockOptions = {}): Promise<MockApi> {
  const { persist = true, workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js` } = options;
  const api = createMockApi({
    strict: false,
    ...(persist ? { store: browserStore() } : {}),
  });
  const worker = setupWorker(...mockHandlers(api));
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true });
  return api;
}
