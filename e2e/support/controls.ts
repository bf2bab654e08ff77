/** A visible control. */
export interface ControlSize {
  /** Its element and its name, to find it on the page. */
  name: string;
  /** Height of the painted box around it, in integer pixels. */
  height: number;
}

/**
 * The visible controls: buttons, tabs, fields of one line, and links that look like buttons. Omits elements that are as
 * high as their content: text areas, read-only text, checkboxes, clickable rows, cards and covers, and links in text.
 * Runs in the page.
 */
export function readControls(): ControlSize[] {
  const controls = 'button, [role="button"], [role="tab"], input, select, a[href]';
  const fields = 'input, select';
  const byContent = [
    ...['checkbox', 'radio', 'hidden'].map((type) => `[type="${type}"]`),
    'input:read-only',
    // The name of a row or a column, a line of a tree or of a menu, the head of an accordion.
    'th *',
    '[role="tree"] *',
    '[role="menu"] *',
    ':is(h2, h3, h4) > [aria-expanded]',
  ].join();

  function isPainted(element: Element): boolean {
    const { backgroundColor, borderBlockStartWidth, borderBlockStartColor } = getComputedStyle(element);
    const isClear = (color: string) => color === 'transparent' || color.endsWith(', 0)');
    return !isClear(backgroundColor) || (borderBlockStartWidth !== '0px' && !isClear(borderBlockStartColor));
  }

  /** The clickable cover of a video is as high as its picture. */
  function isCover(element: Element): boolean {
    const highestIcon = 48;
    const pictures = [...element.querySelectorAll('svg'), ...(element.parentElement?.querySelectorAll('iframe') ?? [])];
    return pictures.some((picture) => picture.getBoundingClientRect().height > highestIcon);
  }

  /** The name of a row or a card that is pressed as a whole. */
  function isStretched(element: Element): boolean {
    const { content, position, inset } = getComputedStyle(element, '::after');
    return (
      content !== 'none' &&
      position === 'absolute' &&
      inset === '0px' &&
      getComputedStyle(element).position === 'static'
    );
  }

  /** Cards and rows have several texts below each other; a control has one, which may wrap. */
  function isCard(element: Element): boolean {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const isSeen = (texts.currentNode.parentElement?.clientWidth ?? 0) !== 1;
      const [first] = range.getClientRects();
      if (first !== undefined && isSeen && texts.currentNode.textContent?.trim()) tops.push(first.top);
    }
    const lineHeight = 12;
    return Math.max(...tops) - Math.min(...tops) > lineHeight;
  }

  /** A field in a toolbar has its label in the same box. */
  function boxOf(element: Element): Element {
    const parent = element.parentElement;
    return element.matches(fields) && !isPainted(element) && parent !== null ? boxOfField(parent) : element;
  }
  function boxOfField(element: Element): Element {
    const parent = element.parentElement;
    return isPainted(element) || parent === null ? element : boxOfField(parent);
  }

  return [...document.querySelectorAll(controls)]
    .filter((element) => !element.matches(byContent) && (!element.matches('a') || isPainted(element)))
    .filter((element) => element.matches(fields) || !(isCard(element) || isCover(element) || isStretched(element)))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({
      name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim()}`,
      height: Math.round(boxOf(element).getBoundingClientRect().height),
    }))
    .filter(({ height }) => height > 1);
}
