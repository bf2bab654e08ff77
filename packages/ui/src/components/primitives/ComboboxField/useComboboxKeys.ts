import { useCombobox, type UseComboboxReturnValue, type UseComboboxState } from 'downshift';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { ComboboxOption } from './matchOptions.ts';
import { showOption } from './showOption.ts';
import { useEscape } from './useEscape.ts';
import type { TypedChoice } from './useTypedChoice.ts';

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
export interface ComboboxKeys {
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
