import { prerendered } from '../shared/session/prerendered.ts';

function fieldsIn(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')];
}

/** Writes as a person does: React notices it. */
function enter(field: HTMLInputElement, { value, checked, defaultValue }: HTMLInputElement): void {
  if (field.checked !== checked) field.click();
  if (value === defaultValue || field.readOnly) return;
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a person typed, ticked and focused in a prerendered page, whatever makes React render the page again
 * instead of hydrating it: elements of browser extensions, or a translation.
 */
export function keepTypedEarly(root: HTMLElement): void {
  const fields = fieldsIn(root);
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => (focused = target);
  root.addEventListener('focusin', onFocus);
  function restore() {
    root.removeEventListener('focusin', onFocus);
    for (const old of fields.filter(({ isConnected }) => !isConnected)) {
      const field = fieldsIn(root).find(({ name }) => name !== '' && name === old.name);
      if (field === undefined) continue;
      enter(field, old);
      if (old !== focused) continue;
      field.focus({ preventScroll: true });
      // Fields for e-mail addresses have no selection; their caret is at the end.
      if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  }
  void prerendered.mounted.then(restore);
}

/** The button that a person pressed last before hydration. */
let pressed: HTMLButtonElement | null | undefined;

/**
 * Takes over from `public/boot.js`: React handles the presses that follow.
 * @param isHere the page is still the one that was pressed
 */
export function takePresses(isHere: boolean): void {
  pressed = isHere ? window.pressed : null;
  window.pressed = null;
}

function roleOf(button: HTMLButtonElement): string | null {
  return button.type === 'submit' ? button.type : (button.getAttribute('aria-label') ?? button.textContent);
}

/** Presses the button again that a person pressed before hydration, or the one that the page rendered in its place. */
export function pressAgain(): void {
  const early = pressed;
  pressed = null;
  if (!early) return;
  const all = [...document.querySelectorAll<HTMLButtonElement>('#root button')];
  const [button, ...others] = all.filter((one) => (early.isConnected ? one === early : roleOf(one) === roleOf(early)));
  button?.removeAttribute('aria-busy');
  if (others.length === 0) button?.click();
}
