function thorough(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters whose accents sit in a character of their own, as in all of Portuguese, without them. */
const plain = new Map<string, string>();

function plainOf(letter: string): string {
  const known = plain.get(letter) ?? thorough(letter);
  plain.set(letter, known);
  return known;
}

/**
 * Text for searching: lower-case and without accents, so that `iris` finds `Íris`. Names of Latin scripts, tens of thousands at a
 * time, are read letter by letter from a list; taking characters apart costs several times as much.
 */
export function fold(text: string): string {
  if (/[\u0180-\uffff]/.test(text)) return thorough(text);
  return text.replace(/[\u00c0-\u017f]/g, plainOf).toLowerCase();
}
