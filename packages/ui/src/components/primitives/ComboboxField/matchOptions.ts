import { fold, foldedWords, hasWords } from '../../../format/text.ts';

/** One choice of a combobox. */
export interface ComboboxOption {
  /** Passed to `onChange`; unique among the options. */
  value: string;
  /** Shown and searched. */
  label: string;
  /** Shown at the end of the row and also searched, such as the bank code "001". */
  hint?: string;
}

/**
 * The options whose label or hint contains every typed word, ignoring case and accents. Those that
 * begin with the typed text come first; otherwise the order stays.
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = foldedWords(typed);
  const start = words.join(' ');
  const found = options.flatMap((option) => {
    const [label, hint] = [fold(option.label), fold(option.hint ?? '')];
    const text = `${label} ${hint}`;
    return hasWords(text, words) ? [{ option, first: label.startsWith(start) || hint.startsWith(start) }] : [];
  });
  return [...found.filter(({ first }) => first), ...found.filter(({ first }) => !first)].map(({ option }) => option);
}

/**
 * The only option whose label, or else hint, equals the typed text; null when none or several do.
 */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | null {
  const text = foldedWords(typed).join(' ');
  if (text === '') return null;
  const byLabel = options.filter(({ label }) => foldedWords(label).join(' ') === text);
  const found = byLabel.length > 0 ? byLabel : options.filter(({ hint }) => foldedWords(hint ?? '').join(' ') === text);
  return found.length === 1 ? (found[0] ?? null) : null;
}
