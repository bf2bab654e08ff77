import { MemoryRouter } from '../shared/router/index.ts';
import { Portal } from '../app/Portal.tsx';
import { worldNumber } from './mock.ts';

export interface PortalAtProps {
  /** Path and query of the page, as in the address bar. */
  path: string;
  /** What the page before hands over in the history entry. */
  state?: unknown;
}

/** The whole portal at one address: how every screen's stories show the real screen. A new world is a new visit. */
export function PortalAt({ path, state }: PortalAtProps) {
  const [pathname = '/', search = ''] = path.split('?');
  return (
    <MemoryRouter key={worldNumber()} initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
      <Portal />
    </MemoryRouter>
  );
}
