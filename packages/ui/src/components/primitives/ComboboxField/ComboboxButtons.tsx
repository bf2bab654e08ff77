import type { UseComboboxReturnValue } from 'downshift';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import { CloseIcon } from '../../../icons/frame.tsx';
import { cx } from '../../../internal/cx.ts';
import { optionTexts } from '../../../internal/optionTexts.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ComboboxOption } from './matchOptions.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as styles from './ComboboxField.css.ts';

export interface ComboboxButtonsProps {
  /** Open state, and the props of the button that opens the list. */
  list: UseComboboxReturnValue<ComboboxOption>;
  /** Id of the label, which the names of the buttons refer to. */
  labelId: string;
  /** Whether the list cannot be opened. */
  locked: boolean;
  /** Empties the field; without it there is no such button. */
  onClear: (() => void) | undefined;
  /** Accessible name of the clear button. */
  clearLabel: string | undefined;
  /** Accessible name of the button that opens the list. */
  showLabel: string | undefined;
}

/** The clear and open buttons at the end of the input. Pressing them does not move the caret. */
export function ComboboxButtons({ list, labelId, locked, onClear, ...names }: ComboboxButtonsProps) {
  const { clearLabel = uiTexts.clear, showLabel = optionTexts.show } = names;
  return (
    <span className={fieldStyles.insideButton}>
      {onClear && (
        <IconButton
          label={clearLabel}
          icon={<CloseIcon />}
          aria-describedby={labelId}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        />
      )}
      {/* Not in the tab order, as arrow keys open the list: one tab stop for the whole field. */}
      <button
        {...list.getToggleButtonProps({ disabled: locked })}
        type="button"
        aria-label={showLabel}
        aria-describedby={labelId}
        title={showLabel}
        onMouseDown={(event) => event.preventDefault()}
        className={iconButton.size.medium}
      >
        <span className={cx(styles.arrow, list.isOpen && styles.arrowUp)}>
          <ChevronDownIcon />
        </span>
      </button>
    </span>
  );
}
