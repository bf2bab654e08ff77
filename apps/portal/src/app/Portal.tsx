import { LinkProvider, type LinkProps } from '@raiz/ui';
import { Link } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { Shell } from './Shell.tsx';

/** The design system's links, drawn by the router: no page load between our own pages. */
function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/** The whole portal inside whatever router surrounds it: the browser's, or a story's. */
export function Portal() {
  return (
    <LinkProvider link={RouterLink}>
      <RouteEffects />
      <Shell>
        <AppRoutes />
      </Shell>
    </LinkProvider>
  );
}
