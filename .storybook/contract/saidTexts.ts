import { listMessages, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import type { ShownBy } from '../messages/chooseStories.ts';
import shownBy from '../messages/shownBy.json' with { type: 'json' };

/** The contract's placeholder for the server's text. */
export const serverText = '{servidor}';

const messages = listMessages();
const stories: ShownBy = shownBy;

/** Id of a story that shows a text of the contract; null for the server's text. */
export function storySaying(text: string): string | null {
  const message = messages.find((one) => one.text === text);
  return message ? (stories[messageName(message)] ?? null) : null;
}
