import { useMemo, useState, type FocusEvent, type KeyboardEvent, useEffect } from 'react';
import { exactOption, matchOptions, type ComboboxOption } from './matchOptions.ts';
import { useCombobox, type UseComboboxReturnValue, type UseComboboxState } from 'downshift';

/** The props of a combobox that concern its value. */
interface ChoiceSource {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string, option: ComboboxOption | null) => void;
  allowCustom: boolean;
}

/** Typed text and choice of a combobox, and the actions on them. */
interface TypedChoice {
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

type State = UseComboboxState<ComboboxOption>;
const { stateChangeTypes: types } = useCombobox;

/**
 * Id of an option. It depends on the option, not on its position, so that a new option in the same
 * position is announced.
 */
function optionId(inputId: string, option: ComboboxOption | undefined): string {
  return `${inputId}-option-${encodeURIComponent(option?.value ?? '')}`;
}

/** Input of `useComboboxKeys`. */
interface ComboboxKeysSource {
  choice: TypedChoice;
  /** Id of the input, from which the ids of the list and its options derive. */
  inputId: string;
  labelId: string;
  allowCustom: boolean;
  /** Whether the field is disabled or read-only: the list does not open. */
  locked: boolean;
}

/** Output of `useComboboxKeys`. */
interface ComboboxKeys {
  /** Downshift's open and highlighted state, and the props of each part. */
  list: UseComboboxReturnValue<ComboboxOption>;
  /** Id of the highlighted option. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * Keyboard and pointer behaviour of the list, following the ARIA pattern of an editable combobox.
 * Downshift moves the highlight; text and choice are ours, so that typed text is never replaced
 * unasked.
 */
export function useComboboxKeys({ choice, inputId, labelId, allowCustom, locked }: ComboboxKeysSource): ComboboxKeys {
  const { shown, chosen, text, choose, settle } = choice;

  /** Ignores hover: only keys highlight, so that Tab never chooses the option under the mouse. */
  function reduce(state: State, { type, changes }: { type: number | string; changes: Partial<State> }): Partial<State> {
    if (locked || type === types.ItemMouseMove || type === types.MenuMouseLeave) return state;
    if (type === types.InputClick && state.isOpen) return state;
    // Where only an option is valid, Enter chooses the first match.
    if (type === types.InputChange) {
      return { ...changes, highlightedIndex: allowCustom || changes.inputValue === '' ? -1 : 0 };
    }
    if (type === types.InputKeyDownEnter && !allowCustom && shown.length === 0) return state;
    return changes;
  }

  const list = useCombobox<ComboboxOption>({
    items: shown,
    inputValue: text,
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    stateReducer: reduce,
    scrollIntoView: showOption,
    inputId,
    labelId,
    menuId: `${inputId}-list`,
    toggleButtonId: `${inputId}-toggle`,
    getItemId: (index) => optionId(inputId, shown[index]),
  });
  const { isOpen, highlightedIndex, closeMenu } = list;
  const active = isOpen ? shown[highlightedIndex] : undefined;
  useEscape(isOpen, closeMenu);

  function onKeyDown({ key, altKey, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (locked || nativeEvent.isComposing) return;
    // While closed, Esc does not empty the field: the key belongs to the form or dialog.
    if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
    const takes = key === 'Enter' || key === 'Tab' || (key === 'ArrowUp' && altKey);
    if (takes && active !== undefined) choose(active);
    else if (key === 'Enter' && (allowCustom || !isOpen || shown.length > 0)) settle();
  }

  function onBlur({ target }: FocusEvent<HTMLInputElement>) {
    // Only the window lost focus, not the field.
    if (document.activeElement !== target) settle();
  }

  return { list, activeId: active && optionId(inputId, active), onKeyDown, onBlur };
}

/**
 * While something is open, Esc closes it and nothing else: the surrounding dialog and form do not
 * receive the key. Listens on the window in the capture phase, to run before listeners on the
 * document.
 * @param close closes it; should be stable between renders
 */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    function hear(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [isOpen, close]);
}

/** Space above and below the option, in CSS pixels. */
const margin = 4;

/**
 * Scrolls a list, but not the page, just far enough to show an option. Waits until the list has its
 * height, which depends on the space on the screen.
 */
function showOption(option: HTMLElement, list: HTMLElement): void {
  queueMicrotask(() => {
    const top = option.offsetTop - margin;
    const bottom = option.offsetTop + option.offsetHeight + margin;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  });
}
