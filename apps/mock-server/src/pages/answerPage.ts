import { markup } from './markup.ts';
import { page } from './page.ts';
import { pageRoutes, toPortal, type PageCall, type PageRoute } from './routes.ts';

function notFound({ url, base, portal }: PageCall): Response {
  const isOurs = url.pathname.startsWith('/__mock/');
  const text = isOurs
    ? 'O que você procura não existe ou não existe mais: os dados podem ter voltado ao início.'
    : 'Aqui respondem só a API e as páginas de demonstração. Esta página é do portal: abra-a no endereço dele.';
  const main = markup`<h1>Página não encontrada</h1><div class="card"><p>${text}</p><p><a href="${base}">Ir para o início</a></p></div>`;
  return page({ title: 'Página não encontrada', main, status: 404, base }, portal);
}

function wrongMethod(allow: string, portal: string | undefined): Response {
  const main = markup`<h1>Método não permitido</h1><p>Este endereço aceita apenas ${allow}.</p>`;
  return page({ title: 'Método não permitido', main, status: 405, headers: { Allow: allow } }, portal);
}

async function answerRoute({ answer }: PageRoute, call: PageCall, parts: string[]): Promise<Response> {
  try {
    return (await answer(call, ...parts)) ?? notFound(call);
  } catch (error) {
    console.error(`${call.request.method} ${call.url.pathname} failed.`, error);
    const main = markup`<h1>Erro interno do servidor</h1><p>Algo deu errado nesta página. Tente de novo.</p>`;
    return page({ title: 'Erro interno do servidor', main, status: 500 }, call.portal);
  }
}

/**
 * Answers everything outside the API: the pages that stand in for a mailbox and for the card provider, certificates, and the control
 * page (decisions.md, "The mock server"). Other paths are the portal's: redirected where it is known, else 404.
 */
export async function answerPage(call: PageCall): Promise<Response> {
  const { pathname, search } = call.url;
  const here = pageRoutes.flatMap((route) => {
    const match = route.pattern.exec(pathname);
    return match ? [{ route, parts: match.slice(1) }] : [];
  });
  const found = here.find(({ route }) => route.method === call.request.method);
  if (found) return answerRoute(found.route, call, found.parts);
  if (here.length > 0) return wrongMethod(here.map(({ route }) => route.method).join(', '), call.portal);
  const isPortals = call.portal !== undefined && call.request.method === 'GET' && !pathname.startsWith('/__mock');
  return isPortals ? toPortal(call, `${pathname}${search}`) : notFound(call);
}
