import type { Context } from 'hono';
import type { MockEnv } from '../worlds/mockEnv.ts';
import { markup } from './markup.ts';
import { redirect, show } from './page.ts';

/**
 * Answers an unknown address: redirects to the portal where it is served elsewhere, otherwise 404.
 */
export function notFound(context: Context<MockEnv>): Response {
  const { path, method, url } = context.req;
  const { portal } = context.env;
  const isOurs = path === '/__mock' || path.startsWith('/__mock/');
  if (portal !== undefined && method === 'GET' && !isOurs) {
    const { pathname, search } = new URL(url);
    return redirect(`${portal}${pathname}${search}`);
  }
  const text = isOurs
    ? 'O que você procura não existe ou não existe mais: os dados podem ter voltado ao início.'
    : 'Aqui respondem só a API e as páginas de demonstração. Esta página é do portal: abra-a no endereço dele.';
  const main = markup`<h1>Página não encontrada</h1><div class="card"><p>${text}</p><p><a href="${context.var.base}">Ir para o início</a></p></div>`;
  return show(context, { title: 'Página não encontrada', main, status: 404 });
}

/** Logs why a page failed, and answers 500. */
export function failed(error: Error, context: Context<MockEnv>): Response {
  console.error(`${context.req.method} ${context.req.path} failed.`, error);
  const main = markup`<h1>Erro interno do servidor</h1><p>Algo deu errado nesta página. Tente de novo.</p>`;
  return show(context, { title: 'Erro interno do servidor', main, status: 500 });
}
