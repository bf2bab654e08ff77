import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type ListedMessage, messageName } from '../../packages/ui/src/messages/catalogue.ts';

/** Id of the story that shows each message, by the message's name. */
export type ShownBy = Readonly<Record<string, string>>;

/** The source of a file of stories, or of their helpers. */
export interface StorySource {
  /** Path from the root, with slashes. */
  path: string;
  text: string;
}

/** A story and the quoted texts of its source and of the helpers that it uses. */
interface QuotingStory {
  id: string;
  quotes: readonly string[];
}

/** Prefix of the story ids of an area's screens. */
const screensOf: Readonly<Record<ListedMessage['area'], string>> = {
  account: 'telas-conta-',
  subscription: 'telas-assinatura-',
  network: 'telas-rede-',
  learning: 'telas-cursos-',
  admin: 'telas-admin-',
  global: 'telas-global-',
};

/** The texts in quotes, regular expressions and JSX of a piece of source. */
function quotesIn(source: string): string[] {
  const found = source.matchAll(/(['"`/])((?:\\.|(?!\1)[^\\\n])+)\1|>([^<>{}]+)</g);
  return [...found].map(([, , quoted = '', shown = '']) =>
    (quoted || shown.replaceAll(/\s+/g, ' ').trim())
      .replaceAll(/\\u([\da-f]{4})/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/\\(.)|^\^|\$$/g, '$1'),
  );
}

/** The stories of a file with their quoted texts. Code outside stories counts for the first one. */
export function readStories({ text }: StorySource, helpers: readonly StorySource[] = []): QuotingStory[] {
  const title = /^\s+title: '([^']+)',?|\{ title: '([^']+)'/m.exec(text)?.slice(1).find(Boolean);
  if (title === undefined) return [];
  const pieces = text.split(/^(?=(?:export )?(?:const|async function|function) )/m).map((source) => {
    const [, exported, name = ''] = /^(export )?(?:const|async function|function) (\w+)/.exec(source) ?? [];
    return { source, name, isStory: exported !== undefined && /^[A-Z]/.test(name) };
  });
  const imported = helpers.filter(({ path }) => text.includes(`/${path.split('/').at(-1) ?? path}'`));
  const stories = pieces.filter(({ isStory }) => isStory);
  const used = new Map(stories.map(({ name }) => [name, imported.map((helper) => helper.text)]));
  for (const { name, source, isStory } of pieces) {
    if (isStory) used.get(name)?.push(source);
    else {
      const uses = stories.find((story) => name !== '' && new RegExp(String.raw`\b${name}\b`).test(story.source));
      used.get((uses ?? stories[0])?.name ?? '')?.push(source);
    }
  }
  return stories.map(({ name }) => ({
    id: toId(title, storyNameFromExport(name)),
    quotes: (used.get(name) ?? []).flatMap(quotesIn),
  }));
}

/** A pattern for a text with values, such as `Acesso até {endDate}`; null without values. */
function patternOf(text: string): RegExp | null {
  if (!text.includes('{')) return null;
  const literal = text.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '.+')}$`, 'u');
}

/**
 * Returns a predicate: whether a quoted text is the message, contains it, or is a long part of it.
 */
export function quotes({ text }: Pick<ListedMessage, 'text'>): (quoted: string) => boolean {
  const pattern = patternOf(text);
  return (quoted) =>
    quoted === text ||
    (text.length >= 8 && quoted.includes(text)) ||
    (quoted.length >= 12 && text.includes(quoted)) ||
    pattern?.test(quoted) === true;
}

/**
 * Finds a story for each message in the sources of the stories: one that quotes the text,
 * preferably a screen of the message's area. A text that no story quotes, such as a permanent hint,
 * gets the story of its group (`account.login`): the first story of the file that quotes most of
 * the group's texts. Omits the messages of a group that no story quotes.
 *
 * @param quoted receives the names of the messages that a story quotes
 */
export function findStories(
  messages: readonly ListedMessage[],
  sources: readonly StorySource[],
  quoted: Set<string> = new Set(),
): ShownBy {
  const helpers = sources.filter(({ path }) => !path.endsWith('.stories.tsx'));
  const files = sources
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map((source) => readStories(source, helpers))
    .filter(([first]) => first !== undefined && !/^(?:mensagens|início|fundamentos)-/.test(first.id));
  const byText = new Map<string, { id: string; file: number }[]>();
  for (const [file, stories] of files.entries()) {
    for (const { id, quotes: texts } of stories) {
      for (const text of new Set(texts)) byText.set(text, [...(byText.get(text) ?? []), { id, file }]);
    }
  }
  const groups = new Map<string, number[]>();
  const groupOf = ({ area, key }: ListedMessage) => `${area}.${key.split('.')[0] ?? key}`;
  const shownBy = new Map<string, string>();
  for (const message of messages) {
    const rank = (id: string) => (id.startsWith(screensOf[message.area]) ? 0 : id.startsWith('telas-') ? 1 : 2);
    const isQuoted = quotes(message);
    const found = [...byText].filter(([text]) => isQuoted(text)).flatMap(([, stories]) => stories);
    const [best] = found.toSorted((a, b) => rank(a.id) - rank(b.id) || (a.id < b.id ? -1 : 1));
    if (best === undefined) continue;
    shownBy.set(messageName(message), best.id);
    quoted.add(messageName(message));
    const inArea = found.filter(({ id }) => rank(id) === rank(best.id)).map(({ file }) => file);
    groups.set(groupOf(message), [...(groups.get(groupOf(message)) ?? []), ...new Set(inArea)]);
  }
  for (const message of messages) {
    const near = groups.get(groupOf(message)) ?? [];
    const times = (file: number) => near.filter((one) => one === file).length;
    const [nearest = -1] = near.toSorted((a, b) => times(b) - times(a) || a - b);
    const first = files[nearest]?.[0];
    if (first && !quoted.has(messageName(message))) shownBy.set(messageName(message), first.id);
  }
  return Object.fromEntries(shownBy);
}
