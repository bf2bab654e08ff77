let collator: Intl.Collator | undefined;

/** Orders texts as a Brazilian list does: case and accents do not count, and "Aula 10" comes after "Aula 9". */
export function compareText(a: string, b: string): number {
  // With the first list that is sorted: pages that sort nothing need none.
  collator ??= new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });
  return collator.compare(a, b);
}
