import { useMemo, useState } from 'react';
import { exactOption, matchOptions, type ComboboxOption } from './matchOptions.ts';

/** What a combobox is given about its value. */
export interface ChoiceSource {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string, option: ComboboxOption | null) => void;
  allowCustom: boolean;
}

/** What is typed and chosen in a combobox, and what can be done about it. */
export interface TypedChoice {
  /** What stands in the input. */
  text: string;
  /** The options that go with what is being typed; all of them while nothing is. */
  shown: ComboboxOption[];
  chosen: ComboboxOption | null;
  type: (text: string) => void;
  choose: (option: ComboboxOption) => void;
  /** Typing is over: the text is an option if it is exactly one, otherwise it is kept or, where it may not be, undone. */
  settle: () => void;
  clear: () => void;
}

/** The text while it is being typed, apart from the value, which is the caller's. */
export function useTypedChoice({ options, value, onChange, allowCustom }: ChoiceSource): TypedChoice {
  // Null while nobody types: the input then shows the value.
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
