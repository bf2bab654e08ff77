/**
 * Initials of a person's first and last name, in capitals; one letter for a single name, empty
 * without letters.
 */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('pt-BR') ?? '').join('');
}
