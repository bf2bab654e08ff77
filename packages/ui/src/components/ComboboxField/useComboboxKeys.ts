import { useCombobox, type UseComboboxReturnValue, type UseComboboxState } from 'downshift';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { ComboboxOption } from './matchOptions.ts';
import { showOption } from './showOption.ts';
import { useEscape } from './useEscape.ts';
import type { TypedChoice } from './useTypedChoice.ts';

type State = UseComboboxState<ComboboxOption>;
const { stateChangeTypes: types } = useCombobox;

/** Id of an option. It follows the option, not its place, so that a new one in the same place is read aloud. */
function optionId(inputId: string, option: ComboboxOption | undefined): string {
  return `${inputId}-option-${encodeURIComponent(option?.value ?? '')}`;
}

/** What the behaviour of a combobox needs to know. */
interface ComboboxKeysSource {
  choice: TypedChoice;
  /** Id of the input; the list and its options get theirs from it. */
  inputId: string;
  labelId: string;
  allowCustom: boolean;
  /** Disabled or read-only: nothing opens. */
  locked: boolean;
}

/** The behaviour of a combobox. */
export interface ComboboxKeys {
  /** Downshift's: what is open and highlighted, and the props of each part. */
  list: UseComboboxReturnValue<ComboboxOption>;
  /** Id of the option that the keys have reached. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * Opening, closing and walking through the list by keyboard and pointer, as the ARIA practices have it for an editable
 * combobox. Downshift does the walking; what is typed and chosen is ours, so that nothing typed is replaced unasked.
 */
export function useComboboxKeys({ choice, inputId, labelId, allowCustom, locked }: ComboboxKeysSource): ComboboxKeys {
  const { shown, chosen, text, choose, settle } = choice;

  /** Hovering is left to the style sheet: only keys highlight, so that Tab never takes what the mouse happened to touch. */
  function reduce(state: State, { type, changes }: { type: number | string; changes: Partial<State> }): Partial<State> {
    if (locked || type === types.ItemMouseMove || type === types.MenuMouseLeave) return state;
    if (type === types.InputClick && state.isOpen) return state;
    // Where only an option will do, Enter takes the first that goes with the text.
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
    // Closed, it is not for Esc to empty the field: that key belongs to the form around it.
    if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
    const takes = key === 'Enter' || key === 'Tab' || (key === 'ArrowUp' && altKey);
    if (takes && active !== undefined) choose(active);
    else if (key === 'Enter' && (allowCustom || !isOpen || shown.length > 0)) settle();
  }

  function onBlur({ target }: FocusEvent<HTMLInputElement>) {
    // Still the focused element: only the window was left.
    if (document.activeElement !== target) settle();
  }

  return { list, activeId: active && optionId(inputId, active), onKeyDown, onBlur };
}
