import { operationAt } from '@raiz/contract';

/** Hosts that a story may call, each with the reason. */
const excusedHosts = new Map([['player.vimeo.com', 'the video player is an iframe, and shows itself']]);

/**
 * The name of an unmocked request, such as `GET /api/curses` or `GET https://cdn.example/x.js`;
 * null for operations of the contract and files of Storybook. Such a request would fail or leave
 * the machine in the real portal.
 *
 * @param pageOrigin Origin of the requesting page.
 */
export function unknownCall({ method, url }: Pick<Request, 'method' | 'url'>, pageOrigin: string): string | null {
  const { protocol, origin, host, pathname } = new URL(url);
  if (!protocol.startsWith('http')) return null;
  if (origin !== pageOrigin) return excusedHosts.has(host) ? null : `${method} ${origin}${pathname}`;
  if (pathname !== '/api' && !pathname.startsWith('/api/')) return null;
  const path = pathname.slice('/api'.length);
  return operationAt(method, path) !== null ? null : `${method} ${pathname}`;
}
