import { session } from '@raiz/api-client';
import { isObject } from '@raiz/api-client/rules';
import { type ReactElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { matchRoutes, type Params, type RouteObject, useMatches } from 'react-router-dom';
import { Loading, PageLayout, Skeleton, useHydrated } from '@raiz/ui';
import { lazyChunk } from '../shared/lazy/lazyChunk.ts';
import { brand } from '../shared/page/brand.ts';
import { prerendered } from '../shared/session/prerendered.ts';
import { useSession } from '../shared/session/useSession.ts';
import { pressAgain } from './early.ts';
import type { NamedPage } from './pages.ts';

/** Starts the reads of a page in parallel with its chunk; the page's own `useQuery` joins them. */
export type Prefetch = (params: Params) => void;

/** The `handle` of a route. */
interface PageHandle {
  /** Fetches the page's chunk. Rejects when it cannot be fetched. */
  preload: () => Promise<unknown>;
  /** The page of the table; none on a layout and the 404 page. */
  page?: NamedPage;
  prefetch?: Prefetch | undefined;
}

/** Whether the handle of a match is a `PageHandle`. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return isObject(handle) && 'preload' in handle;
}

/** The page of the table that is shown; undefined on the 404 page. */
export function usePage(): NamedPage | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle.page : undefined;
}

/** Whether a page needs a session. */
export function needsSession(page: NamedPage | undefined): boolean {
  return page?.access === 'member' || page?.access === 'admin';
}

/** Fetches the chunks of the routes that an address matches. Rejects when one cannot be fetched. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle);
  await Promise.all(handles.filter(isPageHandle).map(({ preload }) => preload()));
}

/** Shows the parts of a prerendered page that `public/boot.js` hides, with the first render of the current session. */
function ShowHiddenParts() {
  // Hydration renders the session of the HTML, and the browser may paint before React reads the stored one.
  const isCurrent = useSession() === session.token();
  useLayoutEffect(() => {
    if (isCurrent) delete document.documentElement.dataset['arriving'];
  }, [isCurrent]);
  // Before the next key is pressed: see `keepTypedEarly`.
  useLayoutEffect(() => prerendered.finish(), []);
  // By then the form has the values of its address, and early input (packages/ui/src/internal/usePreHydrationInput.ts).
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) queueMicrotask(pressAgain);
  }, [hydrated]);
  return null;
}

/** The element of a page or layout whose chunk loads when it is first shown. */
export function lazyPage(load: NamedPage['load']): { element: ReactElement; handle: PageHandle } {
  const { preload, current } = lazyChunk(async () => (await load()).Route);

  function LazyPage() {
    const [Screen] = useState(current);
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
        <ShowHiddenParts />
      </Suspense>
    );
  }

  return { element: <LazyPage />, handle: { preload } };
}

/** Loader data of a page that was opened with a session. */
export const openedWithSession = 'withToken';

/**
 * The route of a page. A page that needs a session belongs inside `MemberGate`: without one neither its chunk nor its
 * data is fetched.
 * @param prefetch Starts reads when the route matches.
 */
export function pageRoute(page: NamedPage, prefetch?: Prefetch): RouteObject {
  const { path } = page;
  const { element, handle } = lazyPage(page.load);
  const route = { path, element, handle: { ...handle, page } };
  if (needsSession(page)) return withPrefetchLoader(route, prefetch);
  return prefetch ? withPrefetchLoader({ id: path, ...route }, prefetch) : { id: path, ...route };
}

/**
 * Adds a loader that starts fetching the chunk and the data of a page and does not wait: the page
 * shows its own skeletons and failures.
 */
function withPrefetchLoader(
  { handle, ...page }: RouteObject & { handle: PageHandle },
  prefetch?: Prefetch,
): RouteObject {
  return {
    ...page,
    handle: { ...handle, prefetch },
    loader({ params }) {
      const token = session.token();
      if (import.meta.env.SSR || (needsSession(handle.page) && token === null)) return null;
      prefetch?.(params);
      handle.preload().catch(() => undefined);
      return token === null ? null : openedWithSession;
    },
    // A changed query only filters the page.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** Fallback while the chunk of a page loads. */
export function ScreenLoading() {
  return (
    <PageLayout content="reading">
      <title>{brand}</title>
      <Loading>
        <Skeleton kind="page" />
      </Loading>
    </PageLayout>
  );
}
