import { LinkProvider } from '@raiz/ui';
import { GuardedLink } from '../shared/unsaved/GuardedLink.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Boundary } from './Boundary.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { Shell } from './Shell.tsx';
import { Trouble } from './Trouble.tsx';

/** The whole portal inside whatever router surrounds it: the browser's, or a story's. */
export function Portal() {
  return (
    <LinkProvider link={GuardedLink}>
      <Boundary instead={(breakage) => <Trouble breakage={breakage} />}>
        <RouteEffects />
        <Shell>
          <AppRoutes />
        </Shell>
      </Boundary>
    </LinkProvider>
  );
}
