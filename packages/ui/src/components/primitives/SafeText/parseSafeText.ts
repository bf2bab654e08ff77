/** An inline piece of a line. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: InlineNode[] }
  | { kind: 'link'; href: string; text: string };

/** The inline marks. No pattern repeats a group that can match nothing, so the time grows linearly with the text. */
const marks =
  /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]\((<[^<>\n]+>|(?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))+)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\)|((?:https?:\/\/|(?<![\p{L}\p{N}@._/-])www\.(?=[^\s.]+\.\p{L}))[^\s<>"“”„«»\u200b\u2060]+)/giu;

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

/** The address of a link as its author typed it; `www.` needs no scheme. */
function hrefOf(typed: string, safeUrl: SafeUrl): string | null {
  return safeUrl(typed.replace(/^www\./i, 'https://$&'));
}

function bareLink(found: string, safeUrl: SafeUrl): InlineNode[] {
  const end = endOfAddress(found);
  const [address, tail] = [found.slice(0, end), found.slice(end)];
  const href = hrefOf(address, safeUrl);
  if (href === null) return plain(found);
  return [{ kind: 'link', href, text: address }, ...plain(tail)];
}

function pieceOf(match: RegExpExecArray, safeUrl: SafeUrl): InlineNode[] {
  const [whole, strong, em, label, target, address] = match;
  if (strong !== undefined) return [{ kind: 'strong', children: parseInline(strong, safeUrl) }];
  if (em !== undefined) return [{ kind: 'em', children: parseInline(em, safeUrl) }];
  if (address !== undefined) return bareLink(address, safeUrl);
  if (label === undefined || target === undefined) return plain(whole);
  const href = hrefOf(target.replace(/^<(.+)>$/, '$1'), safeUrl);
  return href === null ? parseInline(label, safeUrl) : [{ kind: 'link', href, text: label }];
}

/**
 * Splits a line into plain, strong, emphasised and linked pieces. Of a link that may not be one its words stay;
 * malformed marks stay unchanged.
 */
export function parseInline(line: string, safeUrl: SafeUrl): InlineNode[] {
  const nodes: InlineNode[] = [];
  let position = 0;
  for (const match of line.matchAll(marks)) {
    nodes.push(...plain(line.slice(position, match.index)), ...pieceOf(match, safeUrl));
    position = match.index + match[0].length;
  }
  return [...nodes, ...plain(line.slice(position))];
}

/** Lines, each a sequence of inline pieces. */
export type Lines = InlineNode[][];

/** A paragraph or a list. */
export type Block =
  | { kind: 'paragraph'; lines: Lines }
  | { kind: 'list'; ordered: boolean; start: number; items: Lines[] };

/** A line that may start an item of a list. */
interface Item {
  /** The number; null for a bullet. */
  number: number | null;
  text: string;
  /** The column of the text. Lines that are indented as far belong to the item. */
  column: number;
}

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

const itemPattern = /^(\s*(?:[-*+•·▪■●◦○➢‣⁃∙◆\uf0b7\uf0a7]|(\d{1,4})[.)])\s+)(\S.*)$/;

/** The number of columns; a tab has four. */
function columnsOf(text: string): number {
  return text.replaceAll('\t', '    ').length;
}

function readItem(line: string): Item | null {
  const [, mark, digits, text] = itemPattern.exec(line) ?? [];
  if (mark === undefined || text === undefined) return null;
  return { number: digits === undefined ? null : Number(digits), text, column: columnsOf(mark) };
}

/**
 * Whether the line starts an item, as in CommonMark. A wrapped line may begin with a number: directly after a
 * paragraph only 1 starts a list, and directly after an item any number goes on with its list.
 * @param column The column of the text of the last item.
 */
function startsItem({ number }: Item, indent: number, column: number, blocks: readonly Block[]): boolean {
  if (number === null || number === 1) return true;
  const [before, last] = [blocks.at(-2), blocks.at(-1)];
  if (last?.kind !== 'list') return last === undefined;
  // After the bullets inside a numbered item, its list goes on.
  return indent < column && (last.ordered || (before?.kind === 'list' && before.ordered));
}

/** Adds an item to the last list of its kind, or starts a new list. */
function addItem(blocks: Block[], { number }: Item, pieces: InlineNode[]): void {
  const last = blocks.at(-1);
  const ordered = number !== null;
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push([pieces]);
  else blocks.push({ kind: 'list', ordered, start: number ?? 1, items: [[pieces]] });
}

/** Adds a line to the last paragraph or item, or starts a new paragraph. */
function addLine(blocks: Block[], pieces: InlineNode[], afterBlank: boolean, isInItem: boolean): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && isInItem) last.items.at(-1)?.push(pieces);
  else if (last?.kind === 'paragraph' && !afterBlank) last.lines.push(pieces);
  else blocks.push({ kind: 'paragraph', lines: [pieces] });
}

/** The addresses in a text that are no links for its readers, for its author. */
export function rejectedAddresses(text: string, safeUrl: SafeUrl): string[] {
  const rejected: string[] = [];
  parseSafeText(text, (address) => {
    const href = safeUrl(address);
    if (href === null) rejected.push(address);
    return href;
  });
  return rejected;
}

/**
 * Parses a safe subset of Markdown: paragraphs, lists, **bold**, *emphasis*, [links](https://…) and
 * bare web addresses. Everything else, including HTML, is plain text. The result is data that
 * SafeText renders.
 */
export function parseSafeText(text: string, safeUrl: SafeUrl): Block[] {
  const blocks: Block[] = [];
  let afterBlank = false;
  let column = 0;
  for (const line of markLists(text.split(/\r\n|\r|\n/))) {
    const isBlank = line.trim() === '';
    if (!isBlank) {
      const indent = columnsOf(/^\s*/.exec(line)?.[0] ?? '');
      const item = readItem(line);
      if (item && (afterBlank || startsItem(item, indent, column, blocks))) {
        addItem(blocks, item, parseInline(item.text, safeUrl));
        ({ column } = item);
      } else {
        const isInItem = afterBlank ? indent >= column : indent > 0;
        addLine(blocks, parseInline(line.trim(), safeUrl), afterBlank, isInItem);
      }
    }
    afterBlank = isBlank;
  }
  return blocks;
}
