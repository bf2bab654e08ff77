import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keys that do nothing alone. */
const isModifier = /^(?:Alt|AltGraph|Control|Meta|Shift)$/;

let movedOn = false;

/** Whether the person has used keyboard or pointer since the last press of a button or link, or `startWaiting`. */
export function hasMovedOn(): boolean {
  return movedOn;
}

/** The person sends something without a button, and waits for the answer. */
export function startWaiting(): void {
  movedOn = false;
}

if (typeof document !== 'undefined') {
  const moveOn = () => {
    movedOn = true;
  };
  document.addEventListener('pointerdown', moveOn, true);
  document.addEventListener('keydown', ({ key, repeat }) => !repeat && !isModifier.test(key) && moveOn(), true);
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('button, a') && startWaiting(),
    true,
  );
}

/**
 * Focuses what an answer brings, unless the person is in another field, link or button by now: the next key would land
 * in the wrong place.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (movedOn && activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return;
  element?.focus({ preventScroll: movedOn });
}

/** Ref of a message that takes the focus when it appears, because it replaces the focused element. */
export function useTakeFocus<Part extends HTMLElement = HTMLDivElement>(takes: boolean): RefObject<Part | null> {
  const message = useRef<Part>(null);
  useLayoutEffect(() => {
    if (takes) takeFocus(message.current);
  }, [takes]);
  return message;
}
