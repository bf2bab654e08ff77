/** A font that measures text: the width of a text at a size, both in points. */
export interface MeasuredFont {
  widthOfTextAtSize(text: string, size: number): number;
}

/** Combining marks and invisible joiners, which can be removed. */
const invisible = /[\p{M}\p{Cf}\p{Cc}]/u;

/**
 * A text in the characters of a font: collapses whitespace, removes an unknown letter's accent ("ő"
 * → "o"), and replaces other unknown characters (emoji, Greek) by "?". Portuguese stays unchanged.
 * Never throws.
 * @param known Code points of the font.
 */
export function writableText(text: string, known: ReadonlySet<number>): string {
  const written = Array.from(text.normalize('NFC').replace(/\s+/gu, ' ').trim(), (character) => {
    if (isWritable(character, known)) return character;
    if (invisible.test(character)) return '';
    const [base = ''] = character.normalize('NFD');
    return isWritable(base, known) ? base : '?';
  });
  return written.join('').trim();
}

function isWritable(character: string, known: ReadonlySet<number>): boolean {
  const code = character.codePointAt(0);
  return code !== undefined && known.has(code);
}

/** A word in pieces that fit the width; only a word longer than a line is split. */
function pieces(word: string, font: MeasuredFont, size: number, width: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && font.widthOfTextAtSize(piece + character, size) > width) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...found, piece];
}

/** Wraps a text at spaces into lines that fit the width. */
export function wrap(text: string, font: MeasuredFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const piece of text.split(' ').flatMap((word) => pieces(word, font, size, width))) {
    const longer = lines.length === 0 ? piece : `${lines[lines.length - 1]} ${piece}`;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** Limits of a text: width and font sizes in points, and lines. */
export interface Room {
  width: number;
  largest: number;
  smallest: number;
  maxLines: number;
}

/**
 * The font size at which a text fits its room, and its lines; truncated with "…" at the smallest.
 */
export function fit(text: string, font: MeasuredFont, room: Room): { size: number; lines: string[] } {
  for (let size = room.largest; size > room.smallest; size -= 1) {
    const lines = wrap(text, font, size, room.width);
    if (lines.length <= room.maxLines) return { size, lines };
  }
  const lines = wrap(text, font, room.smallest, room.width);
  if (lines.length <= room.maxLines) return { size: room.smallest, lines };
  const kept = lines.slice(0, room.maxLines);
  const last = kept.pop() ?? '';
  return { size: room.smallest, lines: [...kept, `${last.slice(0, -1).trimEnd()}…`] };
}
