import { normalizeForSearch } from '../../packages/ui/src/format/text.ts';
import { type ListedMessage, messageName } from '../../packages/ui/src/messages/catalogue.ts';

/** The name of a message in reports of the stories: the forms of a count, such as `none`, `one` and `many`, have one. */
export function listedName(message: Pick<ListedMessage, 'area' | 'key'>): string {
  return messageName(message).replace(/\.(?:none|one|many)$/, '');
}

/** Search and filter of the page. */
export interface MessageQuery {
  /** Search terms in the text or the name, in any order, ignoring case and accents. */
  search: string;
  /** An area; empty for all. */
  area: ListedMessage['area'] | '';
}

/** The messages of the area that contain every word of the search. */
export function findMessages(messages: readonly ListedMessage[], { search, area }: MessageQuery): ListedMessage[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean);
  return messages.filter((message) => {
    const all = normalizeForSearch(`${message.text} ${messageName(message)}`);
    return (area === '' || message.area === area) && words.every((word) => all.includes(word));
  });
}
