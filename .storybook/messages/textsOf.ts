/** Attributes whose text is read out or shown. */
export const spokenAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
] as const;

/** A text, and the element in which it is met. */
export interface MetText {
  text: string;
  element: Element;
}

/** Longer than any message: whole sections of a page are none. */
const longest = 600;

/** How far a sentence may reach beyond the element that holds its first word, as one with a word in bold does. */
const reach = 2;

/** Texts that a text node is part of: its own, and those of the elements around it. */
export function* textsAround(node: Text): Generator<MetText> {
  let element = node.parentElement;
  if (!element || element.tagName === 'SCRIPT' || element.tagName === 'STYLE') return;
  yield { text: node.data, element };
  // The title of a page goes on with the name of the brand.
  if (element.tagName === 'TITLE') yield { text: node.data.replace(/ · [^·]+$/, ''), element };
  for (let step = 0; element && step < reach; step += 1, element = element.parentElement) {
    const text = element.textContent ?? '';
    if (text.length > longest) return;
    if (text !== node.data) yield { text, element };
  }
}

/** Texts in an element's own attributes. */
export function* attributeTexts(element: Element): Generator<MetText> {
  for (const name of spokenAttributes) {
    const text = element.getAttribute(name);
    if (!text) continue;
    yield { text, element };
    // What stands in brackets at the end, such as "(abre em nova aba)", is a message of its own.
    const plain = text.replace(/ \([^()]*\)$/, '');
    if (plain !== text) yield { text: plain, element };
  }
}

/** Every text in and below a node. */
export function* textsBelow(root: Node): Generator<MetText> {
  if (root instanceof Text) return yield* textsAround(root);
  if (!(root instanceof Element)) return;
  yield* attributeTexts(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) yield* textsAround(node);
    else if (node instanceof Element) yield* attributeTexts(node);
  }
}
