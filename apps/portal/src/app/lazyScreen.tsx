import { Fragment, lazy, Suspense, type ComponentType } from 'react';
import { fetchScreenFiles } from './screenFiles.ts';
import { ScreenLoading } from './ScreenLoading.tsx';
import { SessionGate } from './SessionGate.tsx';
import type { ScreenRoute } from './routes.tsx';

/** A screen that is drawn when its code is there. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches its code ahead; drawn after that, it is there at once. */
  preload: () => Promise<unknown>;
}

/** A screen whose code comes when it is needed: once it is there, without a moment of waiting. */
function later(path: string, load: ScreenRoute['load']): LazyScreen {
  let Ready: ComponentType | null = null;
  async function preload() {
    fetchScreenFiles(path);
    const { Route } = await load();
    Ready = Route;
    return { default: Route };
  }
  const Coming = lazy(preload);
  const Screen = () => (Ready ? <Ready /> : <Coming />);
  return { Screen, preload };
}

/** A screen with the cache around it, and for administrators their gate; all of it loads side by side. */
async function scoped({ access, load }: ScreenRoute): Promise<{ Route: ComponentType }> {
  const [{ Route }, { DataScope }, admin] = await Promise.all([
    load(),
    import('../shared/DataScope.tsx'),
    access === 'admin' ? import('./AdminGate.tsx') : null,
  ]);
  const Gate = admin?.AdminGate ?? Fragment;
  return {
    Route: () => (
      <DataScope>
        <Gate>
          <Route />
        </Gate>
      </DataScope>
    ),
  };
}

/** A route's screen behind what its access asks for. */
export function lazyScreen(route: ScreenRoute): LazyScreen {
  if (route.access === 'public') return later(route.path, route.load);
  const { Screen, preload } = later(route.path, () => scoped(route));
  if (route.access === 'open') return { Screen, preload };

  function GuardedScreen() {
    return (
      <SessionGate {...(route.notice ? { notice: route.notice } : {})}>
        {/* Inside the gate: it must remember who arrived, while the screen is still on its way. */}
        <Suspense fallback={<ScreenLoading />}>
          <Screen />
        </Suspense>
      </SessionGate>
    );
  }
  return { Screen: GuardedScreen, preload };
}
