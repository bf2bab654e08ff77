import { type ListedMessage, messageName } from '../../packages/ui/src/messages/catalogue.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin, such as `componentes-button--default`. */
    storyId?: string;
    messages?: ShownMessages;
  }
}

/** Names of the messages that a story showed: at its end, and only on the way there. */
export interface ShownMessages {
  last: string[];
  passing: string[];
}

/** Id of the story that shows each message, by the message's name. */
export type ShownBy = Readonly<Record<string, string>>;

/** A story that ran, by its id, such as `telas-conta-login--default`. */
export interface PlayedStory extends ShownMessages {
  id: string;
}

/** How the ids of an area's screens begin. */
const screensOf: Readonly<Record<ListedMessage['area'], string>> = {
  account: 'telas-conta-',
  subscription: 'telas-assinatura-',
  network: 'telas-rede-',
  learning: 'telas-cursos-',
  admin: 'telas-admin-',
  global: 'telas-global-',
};

/** How well a story shows a message, best first; null when it does not. */
function rankOf(message: ListedMessage, { id, last, passing }: PlayedStory): number | null {
  const name = messageName(message);
  // These pages list texts as such.
  if (/^(?:mensagens|contrato|início)-/.test(id) || !(last.includes(name) || passing.includes(name))) return null;
  const place = id.startsWith(screensOf[message.area]) ? 0 : id.startsWith('telas-') ? 1 : 2;
  return place * 2 + (last.includes(name) ? 0 : 1);
}

/**
 * Chooses a story for each message: the one of `before` as long as it shows the message, else a
 * screen of the message's area, else the first of the best by id. Leaves out messages that no story
 * shows.
 */
export function chooseStories(
  messages: readonly ListedMessage[],
  stories: readonly PlayedStory[],
  before: ShownBy,
): ShownBy {
  const sorted = stories.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const chosen = messages.flatMap((message) => {
    const name = messageName(message);
    const ranked = sorted.flatMap((story) => {
      const rank = rankOf(message, story);
      return rank === null ? [] : [{ id: story.id, rank: story.id === before[name] ? -1 : rank }];
    });
    const [best] = ranked.toSorted((a, b) => a.rank - b.rank);
    return best ? [[name, best.id] as const] : [];
  });
  return Object.fromEntries(chosen);
}
