import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { DragHandlesProps } from './DragHandles.tsx';

const DragHandles = lazy(async (): Promise<{ default: ComponentType<DragHandlesProps> }> => {
  try {
    const file = await import('./DragHandles.tsx');
    return { default: file.DragHandles };
  } catch {
    // Without the chunk rows cannot be dragged; the buttons still move them.
    return { default: () => null };
  }
});

export interface SortableRowsProps extends DragHandlesProps {
  /** The table of these items, with `OrderButtons` in each row. */
  children: ReactNode;
}

/**
 * Makes the rows of a table draggable. Loads dnd-kit when the pointer or the focus enters the
 * table; until then only the buttons move rows.
 */
export function SortableRows({ children, ...handles }: SortableRowsProps) {
  const [isUsed, setUsed] = useState(false);
  return (
    <div onPointerEnter={() => setUsed(true)} onFocus={() => setUsed(true)}>
      {children}
      <Suspense fallback={null}>{isUsed && <DragHandles {...handles} />}</Suspense>
    </div>
  );
}
