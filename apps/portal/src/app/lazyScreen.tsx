import { Fragment, lazy, Suspense, type ComponentType } from 'react';
import { ScreenLoading } from './ScreenLoading.tsx';
import { SessionGate } from './SessionGate.tsx';
import type { ScreenRoute } from './routes.tsx';

/** A route's screen behind what its access asks for; the gate, the cache and the screen load side by side. */
export function lazyScreen({ access, load, notice }: ScreenRoute): ComponentType {
  if (access === 'public') return lazy(async () => ({ default: await load() }));

  const Scoped = lazy(async () => {
    const [Screen, { DataScope }, admin] = await Promise.all([
      load(),
      import('../shared/DataScope.tsx'),
      access === 'admin' ? import('./AdminGate.tsx') : null,
    ]);
    const Gate = admin?.AdminGate ?? Fragment;
    return {
      default: function ScopedScreen() {
        return (
          <DataScope>
            <Gate>
              <Screen />
            </Gate>
          </DataScope>
        );
      },
    };
  });
  if (access === 'open') return Scoped;

  return function GuardedScreen() {
    return (
      <SessionGate {...(notice ? { notice } : {})}>
        {/* Inside the gate: it must remember who arrived, while the screen is still on its way. */}
        <Suspense fallback={<ScreenLoading />}>
          <Scoped />
        </Suspense>
      </SessionGate>
    );
  };
}
