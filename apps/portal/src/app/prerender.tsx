import { StrictMode } from 'react';
import { prerender as renderToStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PublicTexts } from '../../build/pageHead.ts';
import { brand } from '../shared/page/brand.ts';
import { paths } from '../shared/page/paths.ts';
import { prerendered } from '../shared/session/prerendered.ts';
import { preloadPage, ScreenLoading } from './page.tsx';
import { Providers } from './Portal.tsx';
import { RouteError } from './RouteError.tsx';
import { createRoutes } from './routes.tsx';
import { Shell } from './Shell.tsx';

export { brand };

/** A page that the build prerenders. */
interface PrerenderedPage {
  /** Its path; null for all other paths. */
  path: string | null;
  /** Modules whose chunks the page preloads, by their names in the build's manifest. */
  modules: string[];
  /** A read that the page preloads. Sent without a token, so its answer must not depend on one. */
  read?: string;
  /** What messengers and search engines say of it. */
  texts?: PublicTexts;
  /** Rendered for a member, as the page is while it loads. Otherwise for a visitor. */
  isFrame: boolean;
}

function pageOf(path: string, folder: string, texts: PublicTexts, read?: string): PrerenderedPage {
  return { path, modules: [`src/${folder}/route.tsx`], isFrame: false, texts, ...(read ? { read } : {}) };
}

function frameOf(path: string, folder: string): PrerenderedPage {
  return { path, modules: [`src/${folder}/route.tsx`], isFrame: true };
}

/** The pages that visitors open first, and those of members without parameters. */
export const pages: PrerenderedPage[] = [
  pageOf(paths.home, 'global/home', {
    heading: brand,
    description: 'Assinatura, rede de indicações, ganhos e cursos em um só lugar.',
  }),
  pageOf(paths.terms, 'global/terms', {
    description: `As regras de uso do ${brand}, em português claro.`,
  }),
  pageOf(paths.login, 'account/login', {
    description: 'Entre para ver seus ganhos, sua rede de indicações e seus cursos.',
  }),
  pageOf(paths.registration, 'account/registration', {
    heading: `Você recebeu um convite para o ${brand}`,
    description: 'Quem enviou este link quer você na rede: crie sua conta, faça os cursos e indique outras pessoas.',
  }),
  pageOf(
    paths.catalogue,
    'learning/catalogue',
    { description: 'Cursos gratuitos e premium, com aulas em vídeo, materiais e certificado.' },
    '/courses',
  ),
  frameOf(paths.profile, 'account/profile'),
  frameOf(paths.subscription, 'subscription/plan'),
  frameOf(paths.mySubscription, 'subscription/my-subscription'),
  frameOf(paths.payments, 'subscription/payments'),
  frameOf(paths.usedVouchers, 'subscription/used-vouchers'),
  frameOf(paths.referrals, 'network/referrals'),
  frameOf(paths.earnings, 'network/earnings'),
  frameOf(paths.earningsPanel, 'network/earnings-panel'),
  frameOf(paths.withdrawals, 'network/withdrawals'),
  frameOf(paths.qualifications, 'network/qualifications'),
  frameOf(paths.videos, 'network/videos'),
  frameOf(paths.funds, 'network/funds'),
  frameOf(paths.myCourses, 'learning/my-courses'),
  frameOf(paths.certificates, 'learning/certificates'),
  { path: paths.adminCourses, modules: ['src/app/AdminGate.tsx'], isFrame: true },
  // Last: the bundled server looks at the time of its file.
  { path: null, modules: [], isFrame: true },
];

const routes = createRoutes(<RouteError />);
const anyPage = [{ element: <Shell />, children: [{ path: '*', element: <ScreenLoading /> }] }];

/**
 * Renders the HTML over which `main.tsx` shows the page, and the HTML of its title.
 * @throws errors that the page throws
 */
export async function prerender({ path, isFrame }: PrerenderedPage): Promise<{ html: string; title: string }> {
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
