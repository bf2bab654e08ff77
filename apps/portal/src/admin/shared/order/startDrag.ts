import { rowAt } from './rowAt.ts';

/** How near the edge of the window the page begins to scroll, and how far in each frame, in pixels. */
const edge = 90;
const step = 10;

/** Shows where the row would land: the styles look at these marks. */
function mark(rows: readonly HTMLElement[], from: number, to: number): void {
  rows.forEach((row, at) => {
    if (at === to && at !== from) row.dataset['drop'] = to < from ? 'before' : 'after';
    else delete row.dataset['drop'];
  });
}

/**
 * Follows the pointer from a press on a row's handle until it is let go, on another row or outside. Esc gives up.
 * @param onDrop Called with the place of the row it was let go on, from 0, when that is another.
 */
export function startDrag(handle: Element, press: PointerEvent, onDrop: (to: number) => void): void {
  const dragged = handle.closest('tr');
  const rows = [...(dragged?.closest('tbody')?.rows ?? [])];
  const from = rows.findIndex((row) => row === dragged);
  if (dragged === null || press.button !== 0) return;
  press.preventDefault();
  dragged.dataset['dragged'] = '';

  const end = new AbortController();
  const on = { signal: end.signal };
  let { clientX: x, clientY: y } = press;
  let to = from;
  let frame = 0;

  function look() {
    if (y < edge) window.scrollBy(0, -step);
    else if (y > window.innerHeight - edge) window.scrollBy(0, step);
    to = rowAt(
      rows.map((row) => row.getBoundingClientRect()),
      x,
      y,
    );
    mark(rows, from, to);
    frame = requestAnimationFrame(look);
  }

  function finish(isDropped: boolean) {
    end.abort();
    cancelAnimationFrame(frame);
    mark(rows, from, from);
    delete dragged?.dataset['dragged'];
    if (isDropped && to !== from) onDrop(to);
  }

  function follow(event: PointerEvent) {
    if (event.pointerId === press.pointerId) ({ clientX: x, clientY: y } = event);
  }

  function release(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    follow(event);
    cancelAnimationFrame(frame);
    look();
    finish(true);
  }

  window.addEventListener('pointermove', follow, on);
  window.addEventListener('pointerup', release, on);
  window.addEventListener('pointercancel', () => finish(false), on);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), on);
  frame = requestAnimationFrame(look);
}
