import type { TestContext } from 'vitest';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { createMatcher } from './matchMessages.ts';

const match = createMatcher(listMessages());

/** Attributes whose text is shown or read out. */
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Attributes that hide what is below, or show it. */
const hiding = ['class', 'data-state', 'hidden', 'open', 'style'];

/** Longer than any message. */
const longest = 600;

let shown = new Set<string>();

/** Whether people meet an element, by eye or with a screen reader. */
function isMet(element: Element): boolean {
  if (element.parentElement === document.head) return element.tagName === 'TITLE';
  // Options and the parts of a picture have no box of their own.
  const box = element.closest('select') ?? element.closest('svg') ?? element;
  return document.body.contains(box) && box.checkVisibility({ visibilityProperty: true });
}

function note(text: string, element: Element, names: Set<string>): void {
  const fresh = match(text).filter((name) => !names.has(name));
  if (fresh.length > 0 && isMet(element)) fresh.forEach((name) => names.add(name));
}

/** A sentence may reach beyond its text node, for example with a word in bold. */
function noteText(node: Text, names: Set<string>, read: Set<Element>): void {
  const element = node.parentElement;
  if (!element || element.tagName === 'SCRIPT' || element.tagName === 'STYLE') return;
  note(node.data, element, names);
  for (const around of [element, element.parentElement]) {
    if (!around || read.has(around)) continue;
    read.add(around);
    const text = around.textContent;
    if (text !== node.data && text.length <= longest) note(text, around, names);
  }
}

function noteAttributes(element: Element, names: Set<string>): void {
  for (const attribute of spoken) {
    const text = element.getAttribute(attribute) ?? '';
    note(text, element, names);
    // Brackets at the end, such as "(abre em nova aba)", are a message of their own.
    note(text.replace(/ \([^()]*\)$/, ''), element, names);
  }
}

function noteBelow(root: Node, names: Set<string>, read: Set<Element>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) noteText(node, names, read);
    else if (node instanceof Element) noteAttributes(node, names);
  }
}

function noteChanges(changes: MutationRecord[]): void {
  // The page is the same for all these changes: reads each element's text once.
  const read = new Set<Element>();
  for (const { type, target, addedNodes, attributeName } of changes) {
    if (type === 'childList') addedNodes.forEach((node) => noteBelow(node, shown, read));
    else if (spoken.includes(attributeName ?? '') && target instanceof Element) noteAttributes(target, shown);
    else noteBelow(target, shown, read);
  }
}

const observer = new MutationObserver(noteChanges);

/** Starts to record the messages that a story shows, even for a moment. */
export function startRecording(): void {
  shown = new Set();
  document.title = '';
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...hiding, ...spoken],
  });
}

/** Longest wait for placeholders, in milliseconds, on a busy machine. */
const patience = 3000;

/** Placeholders of loading content become visible after 150 ms. */
async function waitForPlaceholders(): Promise<void> {
  const end = performance.now() + patience;
  const isHidden = () => {
    const placeholder = document.querySelector('[data-loading]');
    return placeholder !== null && getComputedStyle(placeholder).visibility === 'hidden';
  };
  while (isHidden() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Stops recording, and hands the messages to the reporter. */
export async function recordMessages({ task }: TestContext): Promise<void> {
  await waitForPlaceholders();
  noteChanges(observer.takeRecords());
  observer.disconnect();
  const last = new Set<string>();
  noteBelow(document.documentElement, last, new Set());
  task.meta.messages = { last: [...last], passing: [...shown].filter((name) => !last.has(name)) };
}
