import { lazy, Suspense, type ComponentType } from 'react';
import type { DragHandlesProps } from './DragHandles.tsx';

const LazyDragHandles = lazy(async (): Promise<{ default: ComponentType<DragHandlesProps> }> => {
  try {
    const file = await import('./DragHandles.tsx');
    return { default: file.DragHandles };
  } catch {
    // Shows nothing without the chunk: the buttons move rows, too.
    return { default: () => null };
  }
});

/** `DragHandles` in a lazy chunk with dnd-kit, so that the list does not wait for it. */
export function DragHandles(props: DragHandlesProps) {
  return (
    <Suspense fallback={null}>
      <LazyDragHandles {...props} />
    </Suspense>
  );
}
