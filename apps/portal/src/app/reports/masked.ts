/** Longest message of a report, in characters. */
const maxLength = 500;

/** Longest text that is looked at, in characters: the patterns take long for longer ones. */
const maxReadLength = 2000;

/** Shorter values are not masked: they are parts of words. */
const minSecretLength = 3;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * A text without what names a person: e-mail addresses, numbers of more than 5 digits in any
 * notation, tokens, queries, and ids in paths become marks. Cut at 500 characters.
 * @param personal values that the text must not contain in any case, such as the person's name
 */
export function masked(text: string, personal: readonly string[] = []): string {
  const secrets = personal.filter(({ length }) => length >= minSecretLength).toSorted((a, b) => b.length - a.length);
  // A word that is cut in the middle would not be recognized.
  const read = text.length > maxReadLength ? text.slice(0, maxReadLength).replace(/\S*$/, '') : text;
  const known = secrets.length === 0 ? read : read.replaceAll(new RegExp(secrets.map(escaped).join('|'), 'gi'), '[…]');
  return known
    .replaceAll(/[^\s"'<>@/=?&]+@[^\s"'<>@/?&]+/g, '[e-mail]')
    .replaceAll(/(?<=[\w/])[?#][^\s"'<>)]*=[^\s"'<>)]*/g, '?…')
    .replaceAll(/(?<![\w.-]|\/assets\/)(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, '[token]')
    .replaceAll(/\/\d+(?=[/?#\s"'):,;]|$)/g, '/:id')
    .replaceAll(/\d(?:[ .()/-]{0,2}\d){5,}/g, '[number]')
    .slice(0, maxLength);
}
