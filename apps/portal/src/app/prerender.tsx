import { StrictMode } from 'react';
import { prerender as renderToStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { rendered } from '../shared/page/ScreenHeader.tsx';
import { preloadPage } from './page.tsx';
import { Providers } from './Portal.tsx';
import { RouteError } from './RouteError.tsx';
import { createRoutes } from './routes.tsx';

/** A page that the build prerenders, as a visitor sees it. */
interface PrerenderedPage {
  path: string;
  /** Modules whose chunks the page preloads, by their names in the build's manifest. */
  modules: string[];
  /** A read that the page preloads. Sent without a token, so its answer must not depend on one. */
  read?: string;
}

/** The prerendered pages: those that people open first. */
export const pages: PrerenderedPage[] = [
  { path: paths.home, modules: ['src/global/home/route.tsx'] },
  { path: paths.terms, modules: ['src/global/terms/route.tsx'] },
  { path: paths.login, modules: ['src/account/login/route.tsx'] },
  { path: paths.registration, modules: ['src/account/registration/route.tsx'] },
  { path: paths.catalogue, modules: ['src/learning/catalogue/route.tsx'], read: '/courses' },
];

const routes = createRoutes(<RouteError />);
const handler = createStaticHandler(routes);

/**
 * Renders the HTML that `main.tsx` hydrates, and the document title.
 * @throws errors that the page throws
 */
export async function prerender(pathname: string): Promise<{ html: string; title: string }> {
  await preloadPage(routes, pathname);
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} redirects and cannot be prerendered`);
  const { prelude } = await renderToStream(
    <StrictMode>
      <Providers>
        {/* Without hydration data: that would be an inline script, which the policy forbids. */}
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
    // In one chunk, because streamed chunks need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return { html: await new Response(prelude).text(), title: rendered.title };
}
