import { session } from '@raiz/api-client';
import { readField } from '@raiz/api-client/rules';
import { LinkProvider, type LinkProps } from '@raiz/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import {
  createPath,
  Link,
  type Location,
  matchPath,
  matchRoutes,
  RouterProvider,
  useLocation,
  useMatch,
  useNavigate,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { queryClient } from '../shared/reads/queries.ts';
import { pickWayBack } from '../shared/session/loginState.ts';
import { isPageHandle, needsSession, preloadPage } from './page.tsx';

/** What every page needs: the query client, and the router's link for the design system. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
    </QueryClientProvider>
  );
}

/** The pages between which a visitor goes until the login. */
const waysToLogin: readonly string[] = [paths.login, paths.registration, paths.passwordRecovery];

/** The most pages that a trail remembers. */
const longest = 20;

/** The paths of the entries before this one in the history, nearest first, as the links that led here wrote them. */
function trailOf({ state }: Location): string[] {
  const trail = readField(state, 'trail');
  return Array.isArray(trail) ? trail.filter((path) => typeof path === 'string') : [];
}

/** The navigation state of a link on a page: a link to the page itself replaces its entry. */
function stateOfLink(href: string, location: Location): { trail: string[] } {
  const trail = trailOf(location);
  return { trail: href === createPath(location) ? trail : [location.pathname, ...trail].slice(0, longest) };
}

/** How many entries of the history a page is back; 0 when the person has not come from it. */
function stepsBackTo(href: string, location: Location): number {
  return trailOf(location).findIndex((path) => matchPath(href, path) !== null) + 1;
}

/** Milliseconds in which a second press is that of a double press. */
const doublePress = 500;

/** A press that opens the page in its place, not in another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * The router's link for the design system: no page load, and `aria-current` on links to the page
 * being shown, with or without a trailing slash. `NavLink` compares the slash too. On the way to a
 * login it passes on where the person was going. A link back goes back in the history to the page that the person has
 * come from, which then shows its view and place again. The second press of a double press was aimed at the page before.
 */
function RouterLink({ href, back = false, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = waysToLogin.includes(href) ? pickWayBack(location.state) : stateOfLink(href, location);
  const steps = back ? stepsBackTo(href, location) : 0;
  const leftAt = useRef(-Infinity);
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlain(event)) return;
    if (steps > 0 || event.detail > 1) event.preventDefault();
    if (steps === 0 || event.timeStamp - leftAt.current < doublePress) return;
    leftAt.current = event.timeStamp;
    void navigate(-steps);
  }
  // An anchor or another view of the page is not the page itself.
  const isCurrent = useMatch(href) !== null && !/[?#]/.test(href);
  return (
    <Link to={href} state={state} onClick={press} {...rest} {...(isCurrent && { 'aria-current': 'page' as const })} />
  );
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a route's chunk on hover, touch or focus of a link to it. */
function usePreload(routes: RouteObject[]): void {
  useEffect(() => {
    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      const isGuarded = (matchRoutes(routes, link.pathname) ?? []).some(
        ({ route }) => isPageHandle(route.handle) && needsSession(route.handle.page),
      );
      if (isGuarded && session.token() === null) return;
      // The page itself reports a chunk that cannot be fetched.
      preloadPage(routes, link.pathname).catch(() => undefined);
    }
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [routes]);
}

export interface PortalProps {
  /**
   * `createBrowserRouter`, or `createMemoryRouter` in stories, with the routes of `createRoutes`.
   */
  router: RouterProviderProps['router'];
  /** The route table of the router. */
  routes: RouteObject[];
}

/** The portal with its router. */
export function Portal({ router, routes }: PortalProps) {
  usePreload(routes);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
