import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from './page.tsx';

/** Fetches the chunks of the routes that an address matches. Rejects when one cannot be fetched. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle);
  await Promise.all(handles.filter(isPageHandle).map(({ preload }) => preload()));
}
