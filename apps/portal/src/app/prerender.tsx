import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { paths } from '../shared/paths.ts';
import { MemoryRouter } from '../shared/router/index.ts';
import { Portal } from './Portal.tsx';
import { screenAt } from './screens.tsx';

const scope = 'src/shared/DataScope.tsx';

/** The pages that the build draws ahead, and the modules they load late: those that people open first, as a visitor meets them. */
export const pages = [
  { pathname: paths.home, modules: ['src/global/home/HomeScreen.tsx'] },
  { pathname: paths.terms, modules: ['src/global/terms/TermsScreen.tsx'] },
  { pathname: paths.login, modules: ['src/account/login/route.tsx'] },
  { pathname: paths.registration, modules: ['src/account/registration/route.tsx'] },
  { pathname: paths.catalogue, modules: ['src/learning/catalogue/route.tsx', scope] },
];

/** The HTML of a page, as `main.tsx` takes it over. @throws whatever the page throws */
export async function htmlOf(pathname: string): Promise<string> {
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
  return new Response(prelude).text();
}
