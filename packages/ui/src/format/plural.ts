import { formatCount } from './count.ts';

/** The three forms of a counted text: none, one and many, which receives the formatted number. */
export interface CountForms {
  none: string;
  one: string;
  many: (values: { count: string }) => string;
}

/**
 * The text for a count: `countOf(0, forms)` → `Nenhum indicado`, 1 → `1 indicado`, 1234 → `1.234
 * indicados`. Zero has its own form because `Intl.PluralRules` counts it as singular in pt-BR.
 * Counts below 1, NaN and null are none.
 */
export function countOf(count: number | null, forms: CountForms): string {
  if (count === null || !(count >= 1)) return forms.none;
  return count === 1 ? forms.one : forms.many({ count: formatCount(count) });
}
