import { typedUrl } from '@raiz/api-client/rules';

/** A text and the indexes of its selection. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** A replacement: indexes of the replaced part, the new text, and the selection afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** The formats of a selection. */
export type Mark = 'bold' | 'list' | 'link';

/**
 * Formats a selection as bold, a list or a link, in the markup of
 * docs/specification.md#lesson-text. Removes bold and lists that the selection already has.
 * @param sample The text of bold or a link when nothing is selected.
 */
export function markUp(selection: Selection, mark: Mark, sample: string): Edit {
  if (mark === 'list') return list(selection);
  return mark === 'bold' ? bold(selection, sample) : link(selection, sample);
}

/** Replaces a part, and selects the inserted text without some characters at its ends. */
function replaced(from: number, to: number, insert: string, skip = 0): Edit {
  return { from, to, insert, start: from + skip, end: from + insert.length - skip };
}

const stars = '**';

const bullet = /^\s*[-*+•]\s+/;

/** Formats each line on its own, because bold ends with the line; in a list, after the dash. */
function bold({ text, start, end }: Selection, sample: string): Edit {
  if (start === end) return replaced(start, end, `${stars}${sample}${stars}`, stars.length);
  const selected = text.slice(start, end);
  const [from, to] = [start - stars.length, end + stars.length];
  if (text.slice(Math.max(0, from), start) === stars && text.slice(end, to) === stars)
    return replaced(from, to, selected);
  const lines = selected.split('\n');
  const parts = lines.map((line) => {
    const dash = bullet.exec(line)?.[0] ?? '';
    return { dash, content: line.slice(dash.length) };
  });
  const isBold = (content: string) => content.length > 4 && content.startsWith(stars) && content.endsWith(stars);
  const takesBack = parts.every(({ content }) => content.trim() === '' || isBold(content));
  const change = (content: string) =>
    takesBack ? content.slice(2, -2) : content.replace(/\S(?:.*\S)?/, `${stars}$&${stars}`);
  const stays = (content: string) => content.trim() === '' || (!takesBack && isBold(content));
  const changed = parts.map(({ dash, content }) => dash + (stays(content) ? content : change(content)));
  return replaced(start, end, changed.join('\n'));
}

/** Changes all lines that the selection touches. */
function list({ text, start, end }: Selection): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const takesBack = lines.every((line) => line.trim() === '' || bullet.test(line)) && lines.some((line) => line !== '');
  const change = (line: string) => (takesBack ? line.replace(bullet, '') : line.replace(bullet, '').replace(/^/, '- '));
  const insert = lines.map((line) => (line.trim() === '' && lines.length > 1 ? line : change(line))).join('\n');
  const edit = replaced(from, to, insert);
  return start === end ? { ...edit, start: edit.end } : edit;
}

const address = 'https://';

/** Selects the URL, ready to be typed over; or the link text if a URL was selected. */
function link({ text, start, end }: Selection, sample: string): Edit {
  const selected = text.slice(start, end).trim();
  const target = /\s/.test(selected) ? null : typedUrl(selected);
  if (target !== null) {
    return {
      from: start,
      to: end,
      insert: `[${sample}](${target})`,
      start: start + 1,
      end: start + 1 + sample.length,
    };
  }
  const content = selected.replaceAll(/\s+/g, ' ') || sample;
  const before = start + content.length + '[]('.length;
  return { from: start, to: end, insert: `[${content}](${address})`, start: before, end: before + address.length };
}
