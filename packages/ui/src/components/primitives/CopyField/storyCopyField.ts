import { spyOn, within } from 'storybook/test';

/** Replaces the clipboard; `allow` is whether the browser lets the page write. */
export function replaceClipboard(allow: boolean) {
  const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(allow ? () => Promise.resolve() : refuse);
}

/** The shape of the button's icon: two sheets, or a tick. */
export function glyph(canvasElement: HTMLElement): string | null | undefined {
  return within(canvasElement).getByRole('button').querySelector('path')?.getAttribute('d');
}

/**
 * Whether all of the field's text is selected, ready for the keyboard's or the menu's own copying.
 */
export function isAllSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length && value !== '';
}
