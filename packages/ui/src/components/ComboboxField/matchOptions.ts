import { fold } from '../../format/fold.ts';

/** One choice of a combobox. */
export interface ComboboxOption {
  /** What is handed out when it is chosen; no two options have the same. */
  value: string;
  /** The words shown, and searched. */
  label: string;
  /** Shown at the end of the line and searched too, such as the bank code "001". */
  hint?: string;
}

/**
 * The options that hold every typed word in their label or hint, whatever its case and accents. Those that begin with
 * what was typed come first; otherwise the order stays.
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const start = words.join(' ');
  const found = options.flatMap((option) => {
    const [label, hint] = [fold(option.label), fold(option.hint ?? '')];
    const text = `${label} ${hint}`;
    return words.every((word) => text.includes(word))
      ? [{ option, first: label.startsWith(start) || hint.startsWith(start) }]
      : [];
  });
  return [...found.filter(({ first }) => first), ...found.filter(({ first }) => !first)].map(({ option }) => option);
}

/** The one option that is exactly what was typed, by its label or else by its hint; null when none or several are. */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | null {
  const text = fold(typed).trim();
  if (text === '') return null;
  const byLabel = options.filter(({ label }) => fold(label) === text);
  const found = byLabel.length > 0 ? byLabel : options.filter(({ hint }) => fold(hint ?? '') === text);
  return found.length === 1 ? (found[0] ?? null) : null;
}
