import { normalizeForSearch, searchWords, hasWords } from '../../../format/text.ts';

/** One suggestion of a combobox. */
export interface ComboboxOption {
  /** The option's text: shown, searched, and the field's text once chosen; unique among the options. */
  value: string;
  /** Shown at the end of the row and also searched, such as the bank code "001". */
  hint?: string;
  /** Other names, only searched. */
  also?: readonly string[];
}

/**
 * The options whose value, hint or other names contain every typed word, ignoring case and accents. Those that
 * begin with the typed text come first; otherwise the order stays.
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = searchWords(typed);
  const start = words.join(' ');
  const found = options.flatMap((option) => {
    const [value, hint] = [normalizeForSearch(option.value), normalizeForSearch(option.hint ?? '')];
    const text = [value, hint, ...(option.also ?? []).map(normalizeForSearch)].join(' ');
    return hasWords(text, words) ? [{ option, first: value.startsWith(start) || hint.startsWith(start) }] : [];
  });
  return [...found.filter(({ first }) => first), ...found.filter(({ first }) => !first)].map(({ option }) => option);
}

/**
 * The only option whose value, or else hint, equals the typed text; null when none or several do.
 */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | null {
  const text = searchWords(typed).join(' ');
  if (text === '') return null;
  const byValue = options.filter(({ value }) => searchWords(value).join(' ') === text);
  const found = byValue.length > 0 ? byValue : options.filter(({ hint }) => searchWords(hint ?? '').join(' ') === text);
  return found.length === 1 ? (found[0] ?? null) : null;
}
