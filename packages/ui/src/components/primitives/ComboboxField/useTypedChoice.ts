import { useMemo, useState } from 'react';
import { exactOption, matchOptions, type ComboboxOption } from './matchOptions.ts';

/** The props of a combobox that concern its value. */
export interface ChoiceSource {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string, option: ComboboxOption | null) => void;
  allowCustom: boolean;
}

/** Typed text and choice of a combobox, and the actions on them. */
export interface TypedChoice {
  /** Text of the input. */
  text: string;
  /** The options that match the typed text; all of them while nothing is typed. */
  shown: ComboboxOption[];
  chosen: ComboboxOption | null;
  type: (text: string) => void;
  choose: (option: ComboboxOption) => void;
  /**
   * Ends typing: the text becomes the option it equals, else is kept with `allowCustom`, else
   * reverts.
   */
  settle: () => void;
  clear: () => void;
}

/** Keeps the text while it is typed, separately from the caller's value. */
export function useTypedChoice({ options, value, onChange, allowCustom }: ChoiceSource): TypedChoice {
  // Null while nothing is typed: the input then shows the value.
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value) ?? null;
  const shown = useMemo(() => (typed === null ? [...options] : matchOptions(options, typed)), [options, typed]);

  function type(text: string) {
    setTyped(text);
    if (allowCustom || text === '') onChange(text, null);
  }

  function choose(option: ComboboxOption) {
    setTyped(null);
    onChange(option.value, option);
  }

  function settle() {
    if (typed === null) return;
    const exact = exactOption(options, typed);
    if (exact === null) setTyped(null);
    else choose(exact);
  }

  function clear() {
    setTyped(null);
    onChange('', null);
  }

  return { text: typed ?? chosen?.label ?? value, shown, chosen, type, choose, settle, clear };
}
