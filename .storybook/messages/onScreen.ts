import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { listedName } from './findMessages.ts';

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
export function startWatching(): void {
  seen.clear();
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
}

/** A text without line breaks, and without blanks at its ends. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const patterns = listMessages().map((message) => {
  const literal = plain(message.text).replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
  return { name: listedName(message), pattern: new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '.+')}$`, 'u') };
});

/** A text, its sentences, and the parts between its signs: `3 aulas · certificado`, `Premium: yes`. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/(?<=[.!?])\s/), ...text.split(/[·:;,.()]/)].map(plain);
}

function namesIn(text: string): string[] {
  const parts = partsOf(text);
  return patterns.filter(({ pattern }) => parts.some((part) => pattern.test(part))).map(({ name }) => name);
}

/** The names in the texts of earlier stories. */
const known = new Map<string, readonly string[]>();

function cachedNamesIn(text: string): readonly string[] {
  const names = known.get(text) ?? namesIn(text);
  known.set(text, names);
  return names;
}

/** Names of the messages that the story has shown. */
export function shownMessages(): string[] {
  read(observer.takeRecords());
  return [...new Set([...seen].flatMap(cachedNamesIn))];
}
