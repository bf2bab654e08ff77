import { accountMessages } from './account.ts';
import { adminMessages } from './admin.ts';
import { globalMessages } from './global.ts';
import { learningMessages } from './learning.ts';
import { networkMessages } from './network.ts';
import { subscriptionMessages } from './subscription.ts';

/** The areas of the product: the same words as in the contract, the portal and the mock server. */
export type MessageArea = 'account' | 'subscription' | 'network' | 'learning' | 'admin' | 'global';

/** One text of the catalogue. */
export interface ListedMessage {
  area: MessageArea;
  /** The path of the text in its area, such as `login.failed`. */
  key: string;
  /** The text; values are shown by their names in braces, such as `{reason}`. */
  text: string;
  /** The language it is written in, for the `lang` of the element that shows it. */
  lang: 'pt-BR' | 'en';
}

/** The name of a message in lists and reports, such as `account.login.failed`. */
export function messageName({ area, key }: Pick<ListedMessage, 'area' | 'key'>): string {
  return `${area}.${key}`;
}

/** A catalogue: texts, texts with values, and groups of them. */
type MessageNode =
  | string
  | ((values: never) => string)
  | readonly MessageNode[]
  | { readonly [key: string]: MessageNode };

const areas: readonly { area: MessageArea; messages: MessageNode }[] = [
  { area: 'account', messages: accountMessages },
  { area: 'subscription', messages: subscriptionMessages },
  { area: 'network', messages: networkMessages },
  { area: 'learning', messages: learningMessages },
  { area: 'admin', messages: adminMessages },
  { area: 'global', messages: globalMessages },
];

/** Sample values for any text: each value is its name in braces. */
const placeholders = new Proxy<Record<string, string>>({}, { get: (_values, name) => `{${String(name)}}` });

/**
 * Every text of every area, flat, in the order of the files: for the page that shows all messages
 * and for the tests. It loads the whole catalogue, so screens never use it.
 */
export function listMessages(): ListedMessage[] {
  return areas.flatMap(({ area, messages }) =>
    flatten(messages, '').map(({ key, text }) => ({ area, key, text, lang: languageOf(area, key) })),
  );
}

function flatten(node: MessageNode, key: string): { key: string; text: string }[] {
  if (typeof node === 'string') return [{ key, text: node }];
  if (typeof node === 'function') return [{ key, text: String(Reflect.apply(node, undefined, [placeholders])) }];
  return Object.entries(node).flatMap(([name, child]) => flatten(child, key ? `${key}.${name}` : name));
}

/**
 * The admin screens are in English except the group `portuguese`; one button of the lesson page is
 * in English too.
 */
function languageOf(area: MessageArea, key: string): ListedMessage['lang'] {
  if (area === 'admin') return key.startsWith('portuguese.') ? 'pt-BR' : 'en';
  return area === 'learning' && key === 'lesson.editLesson' ? 'en' : 'pt-BR';
}
