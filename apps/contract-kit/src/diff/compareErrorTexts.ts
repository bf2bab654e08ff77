import type { Changes } from './change.ts';
import { type OpenDocument, type Part, partOf, partsOf } from './openDocument.ts';

/** The sentences that the examples of an answer have for people, in `error`. */
function errorTexts(document: OpenDocument, answer: Part): string[] {
  return partsOf(answer['content']).flatMap(([, media]) =>
    [media, ...partsOf(media['examples']).map(([, example]) => document.follow(example))].flatMap((place) => {
      const { error } = partOf(place['value'] ?? place['example']);
      return typeof error === 'string' ? [error] : [];
    }),
  );
}

/**
 * Sentences of a refusal that an answer no longer has: some decide what a client does next ("Já inscrito", "Confirme seu e-mail
 * antes de fazer login."), and all are shown to people.
 */
export function compareErrorTexts(
  changes: Changes,
  [old, next]: [OpenDocument, OpenDocument],
  [name, status]: [string, string],
  [was, is]: [Part, Part],
): void {
  const [had, has] = [errorTexts(old, was), errorTexts(next, is)];
  for (const text of new Set(had))
    if (!has.includes(text))
      changes.add(name, 'risky', 'error-text-changed', `${name} ${status}`, `"${text}" is said no more`);
}
