const key = 'mock-world';
const header = 'X-Mock-World';

/** Name of the world that this tab lives in; '' for the one that all tabs share. */
export function worldOfTab(): string {
  return sessionStorage.getItem(key) ?? '';
}

/** Lets this tab live in another world from the next page on. */
export function moveTab(world: string): void {
  if (world === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, world);
}

function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && /^\/(?:api|__mock)\//.test(pathname);
}

/** Lets every request of this page to the mock server name the tab's world. To be called before the portal makes any. */
export function nameWorldInRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const world = worldOfTab();
    const url = input instanceof Request ? input.url : String(input);
    if (world === '' || !isOurs(url)) return send(input, init);
    // Made only here: it takes the body of the request that it is made from.
    const request = new Request(input, init);
    if (request.headers.has(header)) return send(request);
    request.headers.set(header, world);
    return send(request);
  };
}
