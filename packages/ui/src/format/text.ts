import { emptyValue } from './number.ts';

/**
 * The first name for a greeting: `Mariana Souza` → `Mariana`; an empty text for an empty or missing
 * name.
 */
export function firstName(name: string | null | undefined): string {
  return name?.trim().split(/\s+/)[0] ?? '';
}

/** Letters that are not another letter with an accent, and have their own way of being typed. */
const letters = new Map(Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));

/** Quotes first: compatibility decomposition makes a blank of `´`. */
function thorough(text: string): string {
  return text
    .replace(/[‘’‚‛′´`ʹʻʼʽˈ＇]/g, "'")
    .replace(/[“”„‟″«»＂]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
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
 * Folds a text for searching: lower case, without accents and invisible letters, with plain quotes
 * and hyphens, `1ª` as `1a` and ligatures as letters, so that `iris` finds `Íris`. Looks letters
 * up in a map, because `normalize` costs several times as much for tens of thousands of names.
 */
export function fold(text: string): string {
  if (/[\u0180-\uffff]/.test(text)) return thorough(text);
  return text.replace(/[`\u00a0-\u017f]/g, plainOf).toLowerCase();
}

/** The folded words of a text; blanks of any kind and number part them. */
export function foldedWords(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** Whether a folded text contains every word, in any order; no words are in every text. */
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
