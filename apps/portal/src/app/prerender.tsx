import { StrictMode } from 'react';
import { prerender as renderToStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand } from '../shared/page/brand.ts';
import { prerendered } from '../shared/session/prerendered.ts';
import { preloadPage, ScreenLoading } from './page.tsx';
import { pages } from './pages.ts';
import { Providers } from './Portal.tsx';
import { prerenderedPages, type PublicTexts } from './prerenderedPages.ts';
import { RouteError } from './RouteError.tsx';
import { createRoutes } from './routes.tsx';
import { Shell } from './Shell.tsx';

export { brand };

/** HTML that the build prerenders. */
interface Prerendered {
  /** The path of its page; null for all other paths. */
  path: string | null;
  /** Modules whose chunks the page preloads, by their names in the build's manifest. */
  modules: string[];
  /** A read that the page preloads. */
  read?: string | undefined;
  /** What messengers and search engines say of it. */
  texts?: PublicTexts | undefined;
  /** Rendered for a member, as the page is while it loads. Otherwise for a visitor. */
  isFrame: boolean;
}

/** Every page with HTML of its own. The last is for all other paths. */
export const documents: Prerendered[] = [
  ...pages.flatMap(({ name, path, access }): Prerendered[] => {
    const page = prerenderedPages[name];
    if (!page) return [];
    const isFrame = access === 'member' || access === 'admin';
    return [{ path, modules: [`src/${page.module}`], isFrame, read: page.read, texts: page.texts?.(brand) }];
  }),
  { path: null, modules: [], isFrame: true },
];

const routes = createRoutes(<RouteError />);
const anyPage = [{ element: <Shell />, children: [{ path: '*', element: <ScreenLoading /> }] }];

/**
 * Renders the HTML over which `main.tsx` shows the page, and the HTML of its title.
 * @throws errors that the page throws
 */
export async function prerender({ path, isFrame }: Prerendered): Promise<{ html: string; title: string }> {
  prerendered.isFrame = isFrame;
  // No address of the header, which would mark its link.
  const pathname = path ?? '/200.html';
  if (path !== null) await preloadPage(routes, path);
  const handler = createStaticHandler(path === null ? anyPage : routes);
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} redirects and cannot be prerendered`);
  const errors: unknown[] = [];
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
    {
      // In one chunk, because streamed chunks need inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  // Inside a Suspense boundary React leaves the fallback, which the browser would report.
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const [tag = '', title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { html: html.replace(tag, ''), title };
}
