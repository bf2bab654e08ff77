import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { paths as ApiPaths } from '@raiz/api-client';
import { paths } from '../shared/paths.ts';
import { MemoryRouter } from '../shared/router/index.ts';
import { drawn } from '../shared/ScreenTitle.tsx';
import { Portal } from './Portal.tsx';
import { routes } from './routes.tsx';
import { screenAt } from './screens.tsx';

/** The pages that the build draws ahead: those that people open first, as a visitor meets them. */
export const pages = [paths.home, paths.terms, paths.login, paths.registration, paths.catalogue];

/**
 * What a page asks of the API at once: the question goes out with the page, before its code is there. Only what has one answer for
 * everybody, since it is asked without a token.
 */
export const questions: Record<string, keyof ApiPaths> = { [paths.catalogue]: '/courses' };

/** Where people go who need a session and have none. */
export const loginPath = paths.login;

/** The route table, for whoever looks for the files of each screen. */
export const rows = routes.map(({ path, access }) => ({ path, access }));

/** The HTML of a page, as `main.tsx` takes it over, and the title of its document. @throws whatever the page throws */
export async function draw(pathname: string): Promise<{ html: string; title: string }> {
  await screenAt(pathname).preload();
  const { prelude } = await prerender(
    <StrictMode>
      <MemoryRouter initialEntries={[pathname]}>
        <Portal />
      </MemoryRouter>
    </StrictMode>,
    // In one piece: what comes in pieces needs scripts inside the page, which the policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return { html: await new Response(prelude).text(), title: drawn.title };
}
