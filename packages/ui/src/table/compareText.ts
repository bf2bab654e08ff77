const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Orders texts as a Brazilian list does: case and accents do not count, and "Aula 10" comes after "Aula 9". */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}
