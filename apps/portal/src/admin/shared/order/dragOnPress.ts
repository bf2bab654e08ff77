import type { startDrag } from './startDrag.ts';

async function load(): Promise<typeof startDrag | null> {
  try {
    return (await import('./startDrag.ts')).startDrag;
  } catch {
    // The buttons beside the handle move rows as well; the next press asks for the file again.
    return null;
  }
}

/** Has the code of dragging come: a pointer is near a handle. */
export function fetchDrag(): void {
  void load();
}

/** `startDrag`, whose code comes with the first pointer near a handle: a press that was let go meanwhile drags nothing. */
export async function dragOnPress(...[handle, press, onDrop]: Parameters<typeof startDrag>): Promise<void> {
  // Not later: the browser would begin to select text.
  press.preventDefault();
  const held = new AbortController();
  const letGo = () => held.abort();
  window.addEventListener('pointerup', letGo, { signal: held.signal });
  window.addEventListener('pointercancel', letGo, { signal: held.signal });
  const start = await load();
  if (held.signal.aborted) return;
  held.abort();
  start?.(handle, press, onDrop);
}
