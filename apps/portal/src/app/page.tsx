import { session } from '@raiz/api-client';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LoginNeededFor } from '../shared/loginState.ts';
import type { Prefetch } from '../shared/prefetch.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

/** Imports the route module of a page or layout, which exports the component `Route`. */
type Load = () => Promise<{ Route: ComponentType }>;

/** The `handle` of a route. */
export interface PageHandle {
  /** Fetches the page's chunk. Rejects when it cannot be fetched. */
  preload: () => Promise<unknown>;
  /** Selects the notice on /login for a visitor who opens the page. */
  notice?: LoginNeededFor;
}

type Page = Pick<RouteObject, 'element' | 'loader' | 'shouldRevalidate'> & { handle: PageHandle };

/** Whether the handle of a match is a `PageHandle`. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'preload' in handle;
}

/** After hydration, shows the parts of a prerendered page that `public/boot.js` hides. */
function ShowHiddenParts() {
  useEffect(() => {
    delete document.documentElement.dataset['arriving'];
  }, []);
  return null;
}

/** A page that reads nothing from the API and loads no query client. */
export function publicPage(load: Load): Page {
  let Loaded: ComponentType | null = null;

  async function preload() {
    const { Route } = await load();
    Loaded = Route;
    return { default: Route };
  }

  function LazyPage() {
    // Each mount retries a chunk that could not be fetched.
    const [Screen] = useState<ComponentType>(() => Loaded ?? lazy(preload));
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
        <ShowHiddenParts />
      </Suspense>
    );
  }

  return { element: <LazyPage />, handle: { preload } };
}

/**
 * Adds a loader that starts fetching the chunk and the data of a page and does not wait: the page
 * shows its own skeletons and failures.
 */
function startsWith(page: Page, isAllowed: () => boolean, prefetch?: Prefetch): Page {
  return {
    ...page,
    loader({ params }) {
      if (import.meta.env.SSR || !isAllowed()) return null;
      for (const start of [page.handle.preload, prefetch]) void start?.(params).catch(() => undefined);
      return null;
    },
    // A changed query only filters the page.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** A page that reads from the API and is open to visitors. */
export function openPage(load: Load, prefetch?: Prefetch): Page {
  return startsWith(publicPage(load), () => true, prefetch);
}

/** A page inside `MemberGate`: without a session neither its chunk nor its data is fetched. */
export function memberPage(load: Load, notice: LoginNeededFor, prefetch?: Prefetch): Page {
  const page = publicPage(load);
  return startsWith({ ...page, handle: { ...page.handle, notice } }, () => session.token() !== null, prefetch);
}
