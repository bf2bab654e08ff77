import { session } from '@raiz/api-client';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LoginNeededFor } from '../shared/loginState.ts';
import type { Prefetch } from '../shared/prefetch.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

/** Loads the module of a page or of a layout, which exports what it renders as `Route`. */
type Load = () => Promise<{ Route: ComponentType }>;

/** What a route says about its page to the code around it. */
export interface PageHandle {
  /** Fetches the page's chunk. Rejects when it cannot be fetched. */
  preload: () => Promise<unknown>;
  /** Which sentence /login shows to a visitor who opens the page. */
  notice?: LoginNeededFor;
}

type Page = Pick<RouteObject, 'element' | 'loader' | 'shouldRevalidate'> & { handle: PageHandle };

/** Whether the handle of a match is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'preload' in handle;
}

/** Shows what `public/boot.js` hides on prerendered pages, once the page knows who looks at it. */
function Arrived() {
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
    // Every mount tries a chunk again that could not be fetched before.
    const [Screen] = useState<ComponentType>(() => Loaded ?? lazy(preload));
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
        <Arrived />
      </Suspense>
    );
  }

  return { element: <LazyPage />, handle: { preload } };
}

/**
 * Starts fetching code and data of a page, and waits for neither: the page shows its own skeletons
 * and failures.
 */
function startsWith(page: Page, mayStart: () => boolean, prefetch?: Prefetch): Page {
  return {
    ...page,
    loader({ params }) {
      if (import.meta.env.SSR || !mayStart()) return null;
      for (const start of [page.handle.preload, prefetch]) void start?.(params).catch(() => undefined);
      return null;
    },
    // A changed query filters what is on screen.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** A page for everyone that reads from the API. */
export function openPage(load: Load, prefetch?: Prefetch): Page {
  return startsWith(publicPage(load), () => true, prefetch);
}

/**
 * A page behind the gate for members: without a session neither its code nor its data is fetched.
 */
export function memberPage(load: Load, notice: LoginNeededFor, prefetch?: Prefetch): Page {
  const page = publicPage(load);
  return startsWith({ ...page, handle: { ...page.handle, notice } }, () => session.token() !== null, prefetch);
}
