/** An inline piece of a line. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: InlineNode[] }
  | { kind: 'link'; href: string; text: string };

/** The inline marks. No pattern repeats a group that can match nothing, so the time grows linearly with the text. */
const marks =
  /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]\((<[^<>\n]+>|(?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))+)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\)|(https?:\/\/[^\s<>"“”„«»\u200b\u2060]+)/gi;

/** Punctuation after a bare address, which belongs to the sentence. */
const punctuation = new Set(".,;:!?*_~'’…–—、。｡，；：！？）」』】");

/** Opening brackets by their closing ones. A closing bracket belongs to an address that contains its opening one. */
const brackets = new Map([
  [')', '('],
  [']', '['],
]);

/** Finds the end of a bare address: before punctuation and brackets that it does not open. */
function endOfAddress(found: string): number {
  const counts = new Map<string, number>();
  for (const letter of found) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const opening = brackets.get(last);
    if (opening === undefined) {
      if (!punctuation.has(last)) break;
    } else {
      const closed = counts.get(last) ?? 0;
      if (closed <= (counts.get(opening) ?? 0)) break;
      counts.set(last, closed - 1);
    }
  }
  return end;
}

function plain(text: string): InlineNode[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Returns the address of a link from data, or null for plain text. */
export type SafeUrl = (address: string) => string | null;

function bareLink(found: string, safeUrl: SafeUrl): InlineNode[] {
  const end = endOfAddress(found);
  const [address, tail] = [found.slice(0, end), found.slice(end)];
  const href = safeUrl(address);
  if (href === null) return plain(found);
  return [{ kind: 'link', href, text: address }, ...plain(tail)];
}

function pieceOf(match: RegExpExecArray, safeUrl: SafeUrl): InlineNode[] {
  const [whole, strong, em, label, target, address] = match;
  if (strong !== undefined) return [{ kind: 'strong', children: parseInline(strong, safeUrl) }];
  if (em !== undefined) return [{ kind: 'em', children: parseInline(em, safeUrl) }];
  if (address !== undefined) return bareLink(address, safeUrl);
  const href = safeUrl(target?.replace(/^<(.+)>$/, '$1') ?? '');
  return href === null || label === undefined ? plain(whole) : [{ kind: 'link', href, text: label }];
}

/** Splits a line into plain, strong, emphasised and linked pieces; malformed marks stay unchanged. */
export function parseInline(line: string, safeUrl: SafeUrl): InlineNode[] {
  const nodes: InlineNode[] = [];
  let position = 0;
  for (const match of line.matchAll(marks)) {
    nodes.push(...plain(line.slice(position, match.index)), ...pieceOf(match, safeUrl));
    position = match.index + match[0].length;
  }
  return [...nodes, ...plain(line.slice(position))];
}

/** A paragraph or a list; each line or item is a sequence of inline pieces. */
export type Block =
  | { kind: 'paragraph'; lines: InlineNode[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: InlineNode[][] };

type TextLine = { kind: 'item'; ordered: boolean; number: number; text: string } | { kind: 'text'; text: string };

type Line = TextLine | { kind: 'blank' };

/**
 * The list mark of a word processor. It may also be a word or a dash in a sentence, or the paragraph of a law, which
 * has a number.
 */
function looseMark(line: string | undefined): string | undefined {
  return /^\s*([o–]|§(?!\s+\d))\s+\S/.exec(line ?? '')?.[1];
}

/** Replaces loose marks by plain ones where a neighbouring line has the same mark. */
function markLists(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    const mark = looseMark(line);
    const isList = mark !== undefined && [lines[at - 1], lines[at + 1]].some((near) => looseMark(near) === mark);
    return isList ? line.replace(mark, '•') : line;
  });
}

function readLine(line: string): Line {
  if (line.trim() === '') return { kind: 'blank' };
  const bullet = /^\s*[-*+•·▪■●◦○➢‣⁃∙◆\uf0b7\uf0a7]\s+(.+)$/.exec(line);
  if (bullet?.[1] !== undefined) return { kind: 'item', ordered: false, number: 1, text: bullet[1] };
  const numbered = /^\s*(\d{1,4})[.)]\s+(.+)$/.exec(line);
  if (numbered?.[1] !== undefined && numbered[2] !== undefined) {
    return { kind: 'item', ordered: true, number: Number(numbered[1]), text: numbered[2] };
  }
  return { kind: 'text', text: line.trim() };
}

/** Adds a line to the last block, or starts a new block. */
function append(blocks: Block[], line: TextLine, pieces: InlineNode[], afterBlank: boolean): void {
  const last = blocks.at(-1);
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
export function parseSafeText(text: string, safeUrl: SafeUrl): Block[] {
  const blocks: Block[] = [];
  let afterBlank = false;
  for (const raw of markLists(text.split(/\r\n|\r|\n/))) {
    const line = readLine(raw);
    if (line.kind !== 'blank') append(blocks, line, parseInline(line.text, safeUrl), afterBlank);
    afterBlank = line.kind === 'blank';
  }
  return blocks;
}
