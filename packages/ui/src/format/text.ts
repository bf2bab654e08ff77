import { emptyValue } from './number.ts';

// Unicode's list of what is never drawn, with the empty Braille pattern.
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\u2800`;
const atStart = new RegExp(`^[\\s${unseen}]+`, 'u');
const atEnd = new RegExp(`[\\s${unseen}]+$`, 'u');
/** Chooses the form of the letter before it, as in the heart of an emoji. */
const selectors = /^[\p{Variation_Selector}\u{e0020}-\u{e007f}]+/u;
const anyUnseen = new RegExp(`[${unseen}\\u00a0\\u2007\\u202f]`, 'gu');

/**
 * A typed text without what cannot be seen at its ends: blanks of any kind, zero-width letters,
 * soft hyphens, direction marks, fillers. Empty when nothing can be seen. Emoji stay whole. Never
 * for passwords.
 */
export function trimUnseen(text: string): string {
  const start = text.replace(atStart, '');
  const seen = start.replace(atEnd, '');
  return seen + (selectors.exec(start.slice(seen.length))?.[0] ?? '');
}

/**
 * An e-mail, a code or a key without what cannot be seen, inside too. Ordinary blanks inside stay:
 * they can be seen, and may stand for a letter.
 */
export function dropUnseen(text: string): string {
  return trimUnseen(text).replace(anyUnseen, '');
}

/**
 * The first name for a greeting: `Mariana Souza` → `Mariana`; an empty text for an empty or missing
 * name.
 */
export function firstName(name: string | null | undefined): string {
  return trimUnseen(name ?? '').split(/\s+/)[0] ?? '';
}

/** Letters that are not another letter with an accent, and have their own way of being typed. */
const letters = new Map(Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));

/** Apostrophes first: compatibility decomposition makes a blank of `´`. */
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

/** What precomposed letters, such as all of Portuguese, and signs are folded to. */
const plain = new Map<string, string>();

function plainOf(letter: string): string {
  const known = plain.get(letter) ?? thorough(letter);
  plain.set(letter, known);
  return known;
}

/**
 * Folds a text for searching: lower case, without accents, apostrophes and invisible letters, with
 * plain quotes and hyphens, `1ª` as `1a` and ligatures as letters, so that `iris` finds `Íris` and
 * `santanna` finds `Sant'Anna`. Looks letters up in a map, because `normalize` costs several times
 * as much for tens of thousands of names.
 */
export function normalizeForSearch(text: string): string {
  if (/[\u0180-\uffff]/.test(text)) return thorough(text);
  return text.replace(/['`\u00a0-\u017f]/g, plainOf).toLowerCase();
}

/** At the ends of a word: an initial's dot, quotes, brackets. Others, as in `c#`, belong to it. */
const aroundWord = /^[.:!?…"()[\]{}<>_|*·•]+|[.:!?…"()[\]{}<>_|*·•]+$/g;

/**
 * The normalized words of a text. Blanks, commas, semicolons, slashes and hyphens part them; other
 * punctuation around them counts for nothing, so that a text of punctuation only has no words.
 */
export function searchWords(text: string): string[] {
  return normalizeForSearch(text)
    .split(/[\s,;/-]+/)
    .map((word) => word.replace(aroundWord, ''))
    .filter((word) => !/^\p{P}*$/u.test(word));
}

/** Whether a normalized text contains every word, in any order; no words are in every text. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/**
 * Masks an account number except its end: `****65-4`. Short numbers are masked whole; `--` when
 * unknown.
 */
export function hideAccount(account: string | null): string {
  if (account === null) return emptyValue;
  const text = account.trim();
  return text.length < 6 ? '****' : `****${text.slice(-4)}`;
}
