/** A font as far as fitting text needs it: the width of a text at a size, both in points. */
export interface MeasuredFont {
  widthOfTextAtSize(text: string, size: number): number;
}

/** Marks that only change the letter or symbol before them, and invisible joiners: nothing is lost when they go. */
const invisible = /[\p{M}\p{Cf}\p{Cc}]/u;

/**
 * A text as a font with few characters can write it: blanks are collapsed, a letter it lacks loses its accent ("ő" → "o"),
 * and what has no such letter (emoji, Greek) becomes "?". Portuguese passes unchanged. Never throws.
 * @param known The Unicode numbers that the font can write.
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

/** A word in pieces that fit the width: only a word longer than a whole line is cut. */
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

/** A text in lines no wider than the width, broken at blanks. */
export function wrap(text: string, font: MeasuredFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const piece of text.split(' ').flatMap((word) => pieces(word, font, size, width))) {
    const longer = lines.length === 0 ? piece : `${lines[lines.length - 1]} ${piece}`;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** How large a text may be and how much room it has, in points. */
export interface Room {
  width: number;
  largest: number;
  smallest: number;
  maxLines: number;
}

/** The size at which a text fits its room, and its lines; what is too long even at the smallest size ends in "…". */
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
