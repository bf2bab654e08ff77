const key = 'mock-world';
const header = 'X-Mock-World';

/** Name of this tab's world; '' for the ordinary one. */
export function worldOfTab(): string {
  return sessionStorage.getItem(key) ?? '';
}

/** Moves this tab to another world; takes effect with the next page. */
export function moveTab(world: string): void {
  if (world === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, world);
}

function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && /^\/(?:api|__mock)\//.test(pathname);
}

/**
 * Adds the tab's world to every request of this page to the mock server. Call before any request.
 */
export function nameWorldInRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const world = worldOfTab();
    const url = input instanceof Request ? input.url : String(input);
    if (world === '' || !isOurs(url)) return send(input, init);
    // Only here: it consumes the body of the original request.
    const request = new Request(input, init);
    if (request.headers.has(header)) return send(request);
    request.headers.set(header, world);
    return send(request);
  };
}
