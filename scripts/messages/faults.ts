import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import { type ShownBy, showsInPlace } from './choose.ts';
import type { StoryRecord } from './report.ts';

function faultOf(message: MessageAbout, id: string, stories: ReadonlyMap<string, StoryRecord>): string | null {
  const name = messageName(message);
  const story = stories.get(id);
  if (!story) return `${name}: there is no story ${id}`;
  // What a story shows that failed on its way is not known, and its failure is told already.
  return !story.played || showsInPlace(message, story) ? null : `${name}: ${id} no longer shows "${message.text}"`;
}

/** What is wrong with the list of shown messages after a whole run of the stories, each in one line. */
export function shownByFaults(
  messages: readonly MessageAbout[],
  stories: readonly StoryRecord[],
  shownBy: ShownBy,
): string[] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const names = new Set(messages.map(messageName));
  const gone = Object.keys(shownBy)
    .filter((name) => !names.has(name))
    .map((name) => `${name}: the catalogue has no such message`);
  const wrong = messages.flatMap((message) => {
    const ids = shownBy[messageName(message)] ?? [];
    if (ids.length === 0) return [`${messageName(message)}: no story shows "${message.text}" at ${message.place.name}`];
    return ids.map((id) => faultOf(message, id, byId)).filter((fault) => fault !== null);
  });
  return [...gone, ...wrong];
}
