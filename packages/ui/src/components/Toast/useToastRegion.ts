import { useEffect, useState, type ComponentType } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';

const gestures = ['pointerdown', 'keydown'] as const;

/**
 * The part that draws toasts, which brings Radix along and is therefore not there from the start. It is fetched at the
 * first gesture, since toasts answer to what someone does, or by the first toast itself. Should that fail, as without
 * a connection, the toasts wait and the next gesture tries again.
 * @param needed there are toasts to show
 * @returns null until it has come
 */
export function useToastRegion(needed: boolean): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);

  useEffect(() => {
    if (Region !== null) return;
    function load() {
      import('./ToastRegion.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    }
    if (needed) load();
    for (const gesture of gestures) document.addEventListener(gesture, load);
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, load);
    };
  }, [Region, needed]);

  return Region;
}
