import { emptyValue } from '../format/number.ts';
import { uiTexts } from '../internal/uiTexts.ts';
import * as account from './account.ts';
import * as admin from './admin.ts';
import * as global from './global.ts';
import * as learning from './learning.ts';
import * as network from './network.ts';
import * as subscription from './subscription.ts';

/** The areas of the product: the same names as in the contract, the portal and the mock server. */
export const messageAreas = ['account', 'subscription', 'network', 'learning', 'admin', 'global'] as const;
export type MessageArea = (typeof messageAreas)[number];

/** One text of the catalogue. */
export interface ListedMessage {
  area: MessageArea;
  /** The path of the text in its area, such as `login.failed`. */
  key: string;
  /** The text; values appear as their names in braces, such as `{reason}`. */
  text: string;
  /** The language of the text, for the `lang` of its element. */
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

/** Every text by area: what the files of the areas export. */
const areas: Readonly<Record<MessageArea, Readonly<Record<string, MessageNode>>>> = {
  account,
  subscription,
  network,
  learning,
  admin,
  global: { ...global, commonMessages: { ...uiTexts, emptyValue, ...global.commonMessages } },
};

/** Sample values for any text: each value is its name in braces. */
const placeholders = new Proxy<Record<string, string>>({}, { get: (_values, name) => `{${String(name)}}` });

/**
 * Every text of every area, flat: for the page that shows all messages and for the tests. It loads the entire
 * catalogue, so screens never use it.
 */
export function listMessages(): ListedMessage[] {
  return messageAreas.flatMap((area) =>
    Object.entries(areas[area]).flatMap(([name, node]) =>
      flatten(node, groupOf(area, name)).map(({ key, text }) => ({ area, key, text, lang: languageOf(area, key) })),
    ),
  );
}

/** The name of an export without what its place says: `courses` for `adminCoursesMessages`. */
function groupOf(area: MessageArea, name: string): string {
  const group = name.replace(/Messages$/, '').replace(new RegExp(`^${area}(?=[A-Z])`), '');
  return group.charAt(0).toLowerCase() + group.slice(1);
}

function flatten(node: MessageNode, key: string): { key: string; text: string }[] {
  if (typeof node === 'string') return [{ key, text: node }];
  if (typeof node === 'function') return [{ key, text: String(Reflect.apply(node, undefined, [placeholders])) }];
  return Object.entries(node).flatMap(([name, child]) => flatten(child, `${key}.${name}`));
}

/**
 * The admin screens are in English except the group `access`; one button of the lesson page is
 * in English too.
 */
function languageOf(area: MessageArea, key: string): ListedMessage['lang'] {
  if (area === 'admin') return key.startsWith('access.') ? 'pt-BR' : 'en';
  return area === 'learning' && key === 'lesson.editLesson' ? 'en' : 'pt-BR';
}
