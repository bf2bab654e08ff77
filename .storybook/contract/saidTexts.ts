import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { shownBy } from '../../packages/ui/src/messages/generated/shownBy.ts';
import { asRead, createMatcher, messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import type { ListedOperation } from './listing.ts';
import { whenWords } from './words.ts';

/** The contract's placeholder for the server's text. */
export const serverText = '{servidor}';

const messages = listMessages();
const match = createMatcher(messages);

/** Names of the messages that match a text of the contract: equal ones, then those with values. */
function namesSaying(text: string): string[] {
  if (text === serverText) return [];
  const same = messages.filter((message) => asRead(message.text) === asRead(text)).map(messageName);
  return [...new Set([...same, ...match(text)])];
}

/** The story that shows a text of the contract best; null for the server's text. */
export function storySaying(text: string): string | null {
  for (const name of namesSaying(text)) {
    const [story] = shownBy[name] ?? [];
    if (story !== undefined) return story;
  }
  return null;
}

/** A call after which a text is shown. */
export interface Call {
  /** For example "POST /login (outra falha)". */
  words: string;
  /** Paths of the screens that make it. */
  screens: readonly string[];
}

/** The calls after which each message is shown, by message name. */
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

/** The calls that the screen at `path` makes, or all if it makes none. */
export function callsAt(calls: readonly Call[], path: string | null): string[] {
  const here = calls.filter(({ screens }) => path !== null && screens.includes(path));
  return (here.length > 0 ? here : calls).map(({ words }) => words);
}
