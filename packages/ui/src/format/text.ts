// Unicode's list of invisible characters, with the empty Braille pattern.
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\u2800`;
const atStart = new RegExp(`^[\\s${unseen}]+`, 'u');
const atEnd = new RegExp(`[\\s${unseen}]+$`, 'u');
/** Select the form of the character before them, as in the heart of an emoji. */
const selectors = /^[\p{Variation_Selector}\u{e0020}-\u{e007f}]+/u;
const anyUnseen = new RegExp(`[${unseen}\\u00a0\\u2007\\u202f]`, 'gu');

/**
 * A typed text without invisible characters at its ends: spaces of any kind, zero-width letters, soft hyphens,
 * direction marks, fillers. Empty when nothing is visible. Emoji stay complete. Never for passwords.
 */
export function trimUnseen(text: string): string {
  const start = text.replace(atStart, '');
  const seen = start.replace(atEnd, '');
  return seen + (selectors.exec(start.slice(seen.length))?.[0] ?? '');
}

/**
 * An e-mail, a code or a key without invisible characters, inside too. Ordinary spaces inside stay: they are visible,
 * and may stand for a letter.
 */
export function dropUnseen(text: string): string {
  return trimUnseen(text).replace(anyUnseen, '');
}

/** A text for few lines: its lines without blank ones, each trimmed. Shown with `white-space: pre-line`. */
export function withoutBlankLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

/**
 * The first name for a greeting: `Mariana Souza` → `Mariana`; an empty text for an empty or missing
 * name.
 */
export function firstName(name: string | null | undefined): string {
  return trimUnseen(name ?? '').split(/\s+/)[0] ?? '';
}

/** Letters that are not another letter with an accent, with their usual substitutes. */
const letters = new Map(Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));

/** Removes apostrophes first: compatibility decomposition turns `´` into a space. */
function thorough(text: string): string {
  return text
    .replace(/['‘’‚‛′´`ʹʻʼʽˈ＇]/g, '')
    .replace(/[“”„‟″«»＂]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþı]/g, (letter) => letters.get(letter) ?? letter);
}

/** The normalized forms of precomposed letters, such as all of Portuguese, and of signs. */
const plain = new Map<string, string>();

function plainOf(letter: string): string {
  const known = plain.get(letter) ?? thorough(letter);
  plain.set(letter, known);
  return known;
}

/**
 * Folds a text for searching: lower case, without accents, apostrophes and invisible letters, with plain quotes and
 * hyphens, `1ª` as `1a` and ligatures as letters, so that `iris` finds `Íris` and `santanna` finds `Sant'Anna`. Looks
 * letters up in a map, because `normalize` costs several times as much for tens of thousands of names.
 */
export function normalizeForSearch(text: string): string {
  if (/[\u0180-\uffff]/.test(text)) return thorough(text);
  return text.replace(/['`\u00a0-\u017f]/g, plainOf).toLowerCase();
}

/** At the ends of a word: an initial's dot, quotes, brackets. Other characters, as in `c#`, belong to the word. */
const aroundWord = /^[.:!?…"()[\]{}<>_|*·•]+|[.:!?…"()[\]{}<>_|*·•]+$/g;

/**
 * The normalized words of a text. Spaces, commas, semicolons, slashes and hyphens separate them; other punctuation
 * around them is ignored, so that a text with only punctuation has no words.
 */
export function searchWords(text: string): string[] {
  return normalizeForSearch(text)
    .split(/[\s,;/-]+/)
    .map((word) => word.replace(aroundWord, ''))
    .filter((word) => !/^\p{P}*$/u.test(word));
}

/** Whether a normalized text contains every word, in any order; true without words. */
export function hasWords(normalized: string, words: readonly string[]): boolean {
  return words.every((word) => normalized.includes(word));
}
