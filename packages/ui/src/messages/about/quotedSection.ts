import type { ListedMessage } from '../catalogue.ts';
import { type QuotedText, quotedTexts } from '../quotedTexts.ts';

/** How a text ends whose last part each screen words itself. */
const openEnd = ' ...';

function says({ text: quoted, area: quotedArea }: QuotedText, { area, text }: Pick<ListedMessage, 'area' | 'text'>) {
  if (area !== quotedArea) return false;
  return quoted.endsWith(openEnd) ? text.startsWith(quoted.slice(0, 1 - openEnd.length)) : text === quoted;
}

/** The section of the specification that quotes a message first, or null for one that it does not quote. */
export function quotedSection(message: Pick<ListedMessage, 'area' | 'text'>): number | null {
  return quotedTexts.find((quoted) => says(quoted, message))?.section ?? null;
}
