import { isAt } from '../../packages/ui/src/messages/about/places.ts';
import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import type { StoryRecord } from './report.ts';

/** Which stories show each message, best first: ids by the message's name. */
export type ShownBy = Readonly<Record<string, readonly string[]>>;

/** How many stories of a message are named. */
const enough = 2;

/** Stories of other looks, which say the same as the one before them. */
const variant = /^(?:Dark|Narrow|Long|Wide|Double|Tablet|Phone)\b|\b(?:Dark|Narrow|Wide)$/;

/** Stories of a state that waits, and goes on waiting. */
const waits = /^(?!Missing)\w+ing\b|\b(?:Busy|Slow|Endless)\b/;

/** Which of the places of a message a story stands at, by rank; null when at none. */
function placeRank({ place }: MessageAbout, { title }: StoryRecord): number | null {
  const rank = place.stories.findIndex((named) => isAt(title, named));
  return rank < 0 ? null : rank;
}

/** Whether a story shows a message in one of its places. */
export function showsInPlace(message: MessageAbout, story: StoryRecord): boolean {
  const name = messageName(message);
  return placeRank(message, story) !== null && (story.last.has(name) || story.passing.has(name));
}

/** The stems of a name's words: "loadFailed" and "Load Failed" have the same. */
function stems(name: string): string[] {
  return name
    .split(/(?=[A-Z])|[\s.,]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.toLowerCase().slice(0, 5));
}

/** Tones of what stands on a screen in its usual state already. */
const usual: ReadonlySet<string> = new Set(['title', 'label', 'hint', 'action', 'value', 'prose']);

/** Tones of what stands there because something went wrong. */
const wrong: ReadonlySet<string> = new Set(['failure', 'correction']);

/** How far a story's name is from the message's, from 0; the usual state of a screen is the place for what usually stands there. */
function strangeness({ key, tone }: MessageAbout, { name }: StoryRecord): number {
  if (name === 'Default') return usual.has(tone) ? 0 : 1;
  const about = stems(key);
  const words = stems(name);
  const shared = words.filter((word) => about.includes(word)).length;
  return shared > 0 ? 1 - shared / (words.length + about.length) : 2;
}

/** What decides between stories, smallest first. */
function ranks(
  message: MessageAbout,
  story: StoryRecord,
  before: readonly string[],
  failures: readonly string[],
): number[] {
  const tells = (isWorse: boolean) => (isWorse ? 1 : 0);
  return [
    placeRank(message, story) ?? Number.POSITIVE_INFINITY,
    // A choice that still holds is kept, so that a run on a busy machine changes nothing.
    tells(!before.includes(story.id)),
    tells(!story.last.has(messageName(message))),
    tells((message.tone === 'waiting') !== waits.test(story.name)),
    tells(!message.place.stories.includes(story.title)),
    tells(variant.test(story.name)),
    tells(!wrong.has(message.tone) && failures.some((failure) => story.last.has(failure))),
    strangeness(message, story),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function byTitle(a: StoryRecord, b: StoryRecord): number {
  if (a.title === b.title) return 0;
  return a.title < b.title ? -1 : 1;
}

/** Whether a story may stand beside the best one: it says the message in another state, and not only for a moment. */
function isAlsoGood(message: MessageAbout, { name, last }: StoryRecord): boolean {
  return last.has(messageName(message)) && !variant.test(name) && (message.tone !== 'waiting' || waits.test(name));
}

/** The stories that best show one message, best first. */
function bestFor(
  message: MessageAbout,
  stories: readonly StoryRecord[],
  before: readonly string[],
  failures: readonly string[],
): string[] {
  const ranked = stories
    .filter((story) => showsInPlace(message, story))
    .map((story) => ({ story, rank: ranks(message, story, before, failures) }))
    // Files run in any order, the stories of a file in theirs.
    .toSorted((a, b) => compare(a.rank, b.rank) || byTitle(a.story, b.story));
  const first = ranked[0];
  if (!first) return [];
  const others = ranked.slice(1).filter(({ story, rank }) => rank[0] === first.rank[0] && isAlsoGood(message, story));
  const alsoKept = before.length > 0 ? others.filter(({ story }) => before.includes(story.id)) : others;
  return [first, ...alsoKept].slice(0, enough).map(({ story }) => story.id);
}

/**
 * Chooses the stories of every message.
 *
 * @param before The present choice; it stays where it holds.
 */
export function chooseStories(
  messages: readonly MessageAbout[],
  stories: readonly StoryRecord[],
  before: ShownBy,
): ShownBy {
  const failures = messages.filter(({ tone }) => wrong.has(tone)).map(messageName);
  return Object.fromEntries(
    messages.map((message) => {
      const name = messageName(message);
      return [name, bestFor(message, stories, before[name] ?? [], failures)];
    }),
  );
}
