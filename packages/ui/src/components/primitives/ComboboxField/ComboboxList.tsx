import type { UseComboboxReturnValue } from 'downshift';
import { CheckIcon } from '../../../icons/status.tsx';
import { cx } from '../../../internal/cx.ts';
import { optionTexts } from '../../../internal/optionTexts.ts';
import type { ComboboxOption } from './matchOptions.ts';
import type { ListPlace } from './placeList.ts';
import * as styles from './ComboboxField.css.ts';

export interface ComboboxListProps {
  /** Open and highlighted state, and the props of each part. */
  list: UseComboboxReturnValue<ComboboxOption>;
  /** The options that match the typed text. */
  options: readonly ComboboxOption[];
  /** The option of the current value, marked with a tick. */
  chosen: ComboboxOption | null;
  /** Accessible name of the list. */
  label: string | undefined;
  /** Where the list opens. */
  place: ListPlace;
  /** Called with the pressed option. */
  onChoose: (option: ComboboxOption) => void;
}

/**
 * The options of a combobox. While closed the list stays in the page, empty and hidden, because the
 * input refers to it.
 */
export function ComboboxList({ list, options, chosen, label = optionTexts.list, place, onChoose }: ComboboxListProps) {
  const isShown = list.isOpen && options.length > 0;
  return (
    <ul
      {...list.getMenuProps({
        'aria-label': label,
        // Pressing the scroll bar must not take focus from the input.
        onMouseDown: (event) => event.preventDefault(),
      })}
      hidden={!isShown}
      style={{ maxHeight: place.maxHeight }}
      className={isShown ? cx(styles.popup, styles.side[place.side]) : undefined}
    >
      {isShown &&
        options.map((option, index) => (
          <li
            key={option.value}
            {...list.getItemProps({ item: option, index, onClick: () => onChoose(option) })}
            className={styles.option}
          >
            <span className={styles.words}>{option.label}</span>
            {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            {chosen !== null && <span className={styles.tick}>{option.value === chosen.value && <CheckIcon />}</span>}
          </li>
        ))}
    </ul>
  );
}
