let collator: Intl.Collator | undefined;

/**
 * Compares texts for sorting in pt-BR, ignoring case and accents; "Aula 10" comes after "Aula 9".
 */
export function compareText(a: string, b: string): number {
  // Created on first use.
  collator ??= new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });
  return collator.compare(a, b);
}
