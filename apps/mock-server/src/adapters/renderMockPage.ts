import type { MockApi } from '../createMockApi.ts';

/** Replaces the whole document by a page. */
async function showPage(response: Response): Promise<void> {
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement);
}

/** Saves a file under the name in its answer. */
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
 * Shows one of the mock's pages when the mock runs inside the portal, and answers its forms. MSW's
 * worker lets navigations through, so the portal's document opens at `/__mock` addresses; it must
 * call this instead of rendering the portal.
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
