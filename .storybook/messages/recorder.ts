import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { createMatcher } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import { isMet } from './visible.ts';
import { attributeTexts, type MetText, spokenAttributes, textsBelow } from './textsOf.ts';

const match = createMatcher(listMessages());

/** Attributes that hide what is below, or show it. */
const veils = ['class', 'data-state', 'hidden', 'open', 'style'];

const watched: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [...veils, ...spokenAttributes],
};

let shown = new Set<string>();

function note(texts: Iterable<MetText>, names: Set<string>): void {
  for (const { text, element } of texts) {
    const fresh = match(text).filter((name) => !names.has(name));
    // Asked last: it is the only dear question.
    if (fresh.length > 0 && isMet(element)) fresh.forEach((name) => names.add(name));
  }
}

function noteChange({ type, target, addedNodes, attributeName }: MutationRecord): void {
  if (type === 'childList') addedNodes.forEach((node) => note(textsBelow(node), shown));
  else if (type === 'characterData' || veils.includes(attributeName ?? '')) note(textsBelow(target), shown);
  else if (target instanceof Element) note(attributeTexts(target), shown);
}

const observer = new MutationObserver((changes) => changes.forEach(noteChange));

/** Begins to write down which messages a story shows, even for a moment. The page must be without the story before. */
export function startRecording(): void {
  shown = new Set();
  // The title of the story before would count as this one's.
  document.title = '';
  observer.disconnect();
  observer.observe(document, watched);
}

/** Names of the messages that a story has shown. */
export interface ShownMessages {
  /** Those that stand there in the end. */
  last: string[];
  /** Those that came and went. */
  passing: string[];
}

/** Ends the recording. */
export function endRecording(): ShownMessages {
  observer.takeRecords().forEach(noteChange);
  observer.disconnect();
  const last = new Set<string>();
  note(textsBelow(document.documentElement), last);
  return { last: [...last], passing: [...shown].filter((name) => !last.has(name)) };
}
