/** Maximum number of letters of a text that the dialog shows. */
const maxLetters = 240;
/** Number of letters that the dialog shows before the first difference. */
const lettersBefore = 60;

/** The words in which a text differs from another one, with the text around them; a long text is cut. */
export function differingWords(text: string, other: string) {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const common = Math.min(words.length, others.length);
  let start = 0;
  while (start < common && words[start] === others[start]) start += 1;
  let same = 0;
  while (same < common - start && words.at(-1 - same) === others.at(-1 - same)) same += 1;
  const end = words.length - same;
  const [before = [], differing = [], after = []] = [
    words.slice(0, start),
    words.slice(start, end),
    words.slice(end),
  ].map((part) => [...part.join('')]);
  const length = before.length + differing.length + after.length;
  const kept = length > maxLetters ? before.slice(-lettersBefore) : before;
  const rest = [...differing, ...after].slice(0, maxLetters - kept.length);
  return {
    before: `${kept.length < before.length ? '…' : ''}${kept.join('')}`,
    differing: rest.slice(0, differing.length).join(''),
    after: `${rest.slice(differing.length).join('')}${rest.length < differing.length + after.length ? '…' : ''}`,
  };
}

/** The words of a text, and the spaces between them; a long word is several. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S{1,40}/gu) ?? [];
}
