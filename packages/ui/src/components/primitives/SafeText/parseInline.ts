import { webUrl } from '../../../internal/webUrl.ts';

/** An inline piece of a line. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: InlineNode[] }
  | { kind: 'link'; href: string; text: string };

/**
 * The inline marks. No pattern repeats a group that can match nothing, so the time grows linearly
 * with the text.
 */
const marks = /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"]+)/gi;

/** Punctuation after a bare address, which belongs to the sentence. */
const trailing = /[.,;:!?)\]*]+$/;

function plain(text: string): InlineNode[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

function bareLink(found: string): InlineNode[] {
  const tail = trailing.exec(found)?.[0] ?? '';
  const address = found.slice(0, found.length - tail.length);
  const href = webUrl(address);
  if (href === null) return plain(found);
  return [{ kind: 'link', href, text: address }, ...plain(tail)];
}

function pieceOf(match: RegExpExecArray): InlineNode[] {
  const [whole, strong, em, label, target, address] = match;
  if (strong !== undefined) return [{ kind: 'strong', children: parseInline(strong) }];
  if (em !== undefined) return [{ kind: 'em', children: parseInline(em) }];
  if (address !== undefined) return bareLink(address);
  const href = webUrl(target ?? '');
  return href === null || label === undefined ? plain(whole) : [{ kind: 'link', href, text: label }];
}

/**
 * Splits a line into plain, strong, emphasised and linked pieces; malformed marks stay as typed.
 */
export function parseInline(line: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let position = 0;
  for (const match of line.matchAll(marks)) {
    nodes.push(...plain(line.slice(position, match.index)), ...pieceOf(match));
    position = match.index + match[0].length;
  }
  return [...nodes, ...plain(line.slice(position))];
}
