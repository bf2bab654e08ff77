import type { Takeover } from './takeover.ts';

/** What stands in a field, and whether it is marked. */
interface Typed {
  text: string;
  checked: boolean;
}

/** What was done to a page of the build before its code was there. */
interface Early {
  fields: readonly Typed[];
  /** Place of the field that is being typed into, or -1. */
  focused: number;
}

function fieldsIn(root: Element): HTMLInputElement[] {
  return [...root.querySelectorAll('input')].filter(({ type }) => type !== 'radio');
}

function read(root: Element): Early {
  const fields = fieldsIn(root);
  const typed = fields.map(({ type, value, checked }) => ({ text: type === 'checkbox' ? '' : value, checked }));
  return { fields: typed, focused: fields.findIndex((field) => field === document.activeElement) };
}

/** Sets a text behind the back of React, which watches the field itself. */
function setText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

/** Writes as a person does, so that whoever listens to the field hears of it. The caret stays where it is. */
function write(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // First through the field itself, then behind its back: only so React takes the text for news.
  field.value = '';
  setText(field, text);
  // Fields for addresses tell nothing of their caret, which then stands at the end.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function mark(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

/**
 * Remembers what is typed into a page of the build, from now until its code has taken it over, and hands it to that code, which has drawn
 * the same fields.
 */
export function keepTyped(page: Element): Takeover {
  let early = read(page);
  const news = ['input', 'focusin'];
  function note(): void {
    early = read(page);
  }
  for (const type of news) page.addEventListener(type, note, true);

  return {
    // The page's code may draw the fields anew: what is typed next must go into these, and not be lost.
    restore() {
      const { fields, focused } = early;
      // What happens to the fields from here on is our own doing, or stands in them.
      for (const type of news) page.removeEventListener(type, note, true);
      for (const [at, field] of fieldsIn(page).entries()) {
        const text = fields[at]?.text || field.value;
        if (field.value !== text) setText(field, text);
        if (at !== focused || field === document.activeElement) continue;
        field.focus({ preventScroll: true });
        if (field.selectionStart !== null) field.setSelectionRange(text.length, text.length);
      }
    },
    end() {
      for (const [at, field] of fieldsIn(page).entries()) {
        const typed = early.fields[at];
        if (field.type === 'checkbox' && typed?.checked) mark(field);
        else if (typed?.text) write(field, field.value || typed.text);
      }
    },
  };
}
