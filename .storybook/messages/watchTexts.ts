/** Attributes that people read or hear. */
const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** The texts that have been in the page since the story began. */
const seen = new Set<string>();

function readNode(node: Node): void {
  if (node instanceof Text) seen.add(node.data);
  if (node instanceof Element) for (const name of attributes) seen.add(node.getAttribute(name) ?? '');
}

function readTree(node: Node): void {
  readNode(node);
  for (const child of node.childNodes) readTree(child);
}

function read(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of records) {
    if (type === 'childList') for (const node of addedNodes) readTree(node);
    else readNode(target);
  }
}

const observer = new MutationObserver(read);

/** Forgets what earlier stories have shown, and watches the page from now on. */
export function watchTexts(): void {
  observer.takeRecords();
  seen.clear();
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
}

/** The texts that have been in the page since the story began. */
export function seenTexts(): ReadonlySet<string> {
  read(observer.takeRecords());
  return seen;
}
