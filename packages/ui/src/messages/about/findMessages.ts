import { fold } from '../../format/index.ts';
import type { MessageArea } from '../catalogue.ts';
import { messageName } from '../match/messageMatcher.ts';
import { areaWords } from './areas.ts';
import type { MessageAbout } from './index.ts';
import { quotedSection } from './quotedSection.ts';
import { type MessageTone, toneWords } from './tones.ts';

/** What somebody looks for among the messages. */
export interface MessageQuery {
  /** Words of the text, the place, the cause, the tone or the name, in any order. */
  search: string;
  /** Empty for all. */
  area: MessageArea | '';
  /** Name of the place; empty for all. */
  place: string;
  /** Empty for all. */
  tone: MessageTone | '';
  /** `specification` for those alone that the specification quotes; empty for all. */
  source: 'specification' | '';
}

/** Messages of one place. */
export interface MessageGroup {
  area: MessageArea;
  /** The place, as a heading says it. */
  name: string;
  path: string | null;
  messages: readonly MessageAbout[];
}

const folded = new WeakMap<MessageAbout, string>();

/** All that is searched of a message, without accents and case. */
function wordsOf(message: MessageAbout): string {
  const known = folded.get(message);
  if (known !== undefined) return known;
  const { text, place, cause, tone, area } = message;
  const words = [text, place.name, place.path ?? '', cause, toneWords[tone], areaWords[area], messageName(message)];
  const all = fold(words.join('\n'));
  folded.set(message, all);
  return all;
}

/** The messages that hold every word of the search and are of the area, the place, the tone and the source that were chosen. */
export function findMessages(messages: readonly MessageAbout[], query: MessageQuery): MessageAbout[] {
  const words = fold(query.search).split(/\s+/).filter(Boolean);
  return messages.filter(
    (message) =>
      (query.area === '' || message.area === query.area) &&
      (query.place === '' || message.place.name === query.place) &&
      (query.tone === '' || message.tone === query.tone) &&
      (query.source === '' || quotedSection(message) !== null) &&
      words.every((word) => wordsOf(message).includes(word)),
  );
}

/** The messages by place, in the order in which places first come. */
export function groupByPlace(messages: readonly MessageAbout[]): MessageGroup[] {
  const groups = new Map<string, MessageAbout[]>();
  for (const message of messages) {
    const key = `${message.area} ${message.place.name}`;
    groups.set(key, [...(groups.get(key) ?? []), message]);
  }
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    if (!first) return [];
    return [{ area: first.area, name: first.place.name, path: first.place.path ?? null, messages: group }];
  });
}
