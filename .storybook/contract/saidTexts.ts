import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { shownBy } from '../../packages/ui/src/messages/generated/shownBy.ts';
import { asRead, createMatcher, messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import type { ListedOperation } from './listing.ts';
import { whenWords } from './words.ts';

/** How the contract writes that the text is the server's own. */
export const serverText = '{servidor}';

const messages = listMessages();
const match = createMatcher(messages);

/** The messages of the catalogue that a text of the contract means: those that say just that, then those whose values it fills in. */
function namesSaying(text: string): string[] {
  if (text === serverText) return [];
  const same = messages.filter((message) => asRead(message.text) === asRead(text)).map(messageName);
  return [...new Set([...same, ...match(text)])];
}

/** The story that shows a text of the contract best, or null for the server's own and for one that no screen shows. */
export function storySaying(text: string): string | null {
  for (const name of namesSaying(text)) {
    const [story] = shownBy[name] ?? [];
    if (story !== undefined) return story;
  }
  return null;
}

/** A call after which something is said. */
export interface Call {
  /** Such as "POST /login (outra falha)". */
  words: string;
  /** Paths of the screens that make it. */
  screens: readonly string[];
}

/** For each message by its name, the calls after which it is said. */
export function callsByMessage(operations: readonly ListedOperation[]): ReadonlyMap<string, readonly Call[]> {
  const calls = new Map<string, Call[]>();
  for (const { method, path, sayings, screens } of operations) {
    for (const { when, text } of sayings) {
      const words = `${method} ${path} (${whenWords[when] ?? when})`;
      const call = { words, screens: screens.map((screen) => screen.path) };
      for (const name of namesSaying(text)) calls.set(name, [...(calls.get(name) ?? []), call]);
    }
  }
  return calls;
}

/** Of calls that share a sentence, those that the screen at `path` makes; all of them where none of them is made there. */
export function callsAt(calls: readonly Call[], path: string | null): string[] {
  const here = calls.filter(({ screens }) => path !== null && screens.includes(path));
  return (here.length > 0 ? here : calls).map(({ words }) => words);
}
