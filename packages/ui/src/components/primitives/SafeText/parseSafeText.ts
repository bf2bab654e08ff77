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

/** A paragraph or a list; each line or item is a sequence of inline pieces. */
export type Block =
  | { kind: 'paragraph'; lines: InlineNode[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: InlineNode[][] };

type Line =
  | { kind: 'blank' }
  | { kind: 'item'; ordered: boolean; number: number; text: string }
  | { kind: 'text'; text: string };

function readLine(line: string): Line {
  if (line.trim() === '') return { kind: 'blank' };
  const bullet = /^\s*[-*+•]\s+(.+)$/.exec(line);
  if (bullet?.[1] !== undefined) return { kind: 'item', ordered: false, number: 1, text: bullet[1] };
  const numbered = /^\s*(\d{1,4})[.)]\s+(.+)$/.exec(line);
  if (numbered?.[1] !== undefined && numbered[2] !== undefined) {
    return { kind: 'item', ordered: true, number: Number(numbered[1]), text: numbered[2] };
  }
  return { kind: 'text', text: line.trim() };
}

/** Adds a line to the last block, or starts a new block. */
function append(blocks: Block[], line: Exclude<Line, { kind: 'blank' }>, afterBlank: boolean): void {
  const last = blocks.at(-1);
  const pieces = parseInline(line.text);
  if (line.kind === 'item') {
    if (last?.kind === 'list' && last.ordered === line.ordered) last.items.push(pieces);
    else blocks.push({ kind: 'list', ordered: line.ordered, start: line.number, items: [pieces] });
    return;
  }
  if (last?.kind === 'paragraph' && !afterBlank) last.lines.push(pieces);
  else blocks.push({ kind: 'paragraph', lines: [pieces] });
}

/**
 * Parses a safe subset of Markdown: paragraphs, lists, **bold**, *emphasis*, [links](https://…) and
 * bare web addresses. Everything else, including HTML, is plain text. The result is data that
 * SafeText renders.
 */
export function parseSafeText(text: string): Block[] {
  const blocks: Block[] = [];
  let afterBlank = false;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = readLine(raw);
    if (line.kind !== 'blank') append(blocks, line, afterBlank);
    afterBlank = line.kind === 'blank';
  }
  return blocks;
}
