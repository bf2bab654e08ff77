/** Texts that stand in the fields of a page, in their order. */
function textsIn(root: Element): string[] {
  return [...root.querySelectorAll('input')].map((field) =>
    /^(?:checkbox|radio)$/.test(field.type) ? '' : field.value,
  );
}

/** Writes as a person does, so that whoever listens to the field hears of it. */
function write(field: HTMLInputElement, text: string): void {
  // First through the field itself, which React watches, then behind its back: only so it takes the text for news.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

let handOver: (() => void) | null = null;

/** Remembers what was typed into a page of the build before its code was there. */
export function keepTyped(root: Element): void {
  const texts = textsIn(root);
  handOver = () => {
    for (const [at, field] of [...root.querySelectorAll('input')].entries()) {
      const text = texts[at] || '';
      if (text !== '') write(field, text);
    }
  };
}

/** Hands what was typed to the page's code, which has drawn the same fields, and shows what `public/boot.js` had hidden. */
export function endTakeover(): void {
  handOver?.();
  handOver = null;
  delete document.documentElement.dataset['arriving'];
}
