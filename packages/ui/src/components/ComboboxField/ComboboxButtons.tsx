import type { UseComboboxReturnValue } from 'downshift';
import { ChevronDownIcon } from '../../icons/navigation.tsx';
import { CloseIcon } from '../../icons/frame.tsx';
import { cx } from '../../internal/cx.ts';
import { optionTexts } from '../../internal/optionTexts.ts';
import { uiTexts } from '../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ComboboxOption } from './matchOptions.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as styles from './ComboboxField.css.ts';

/** Props of ComboboxButtons. */
export interface ComboboxButtonsProps {
  /** What is open, and the props of the button that opens it. */
  list: UseComboboxReturnValue<ComboboxOption>;
  /** Id of the label: which field it is that a button empties or opens. */
  labelId: string;
  /** Nothing opens. */
  locked: boolean;
  /** Empties the field; there is no such button without it. */
  onClear: (() => void) | undefined;
  /** Name of the button that empties. */
  clearLabel: string | undefined;
  /** Name of the button that opens. */
  showLabel: string | undefined;
}

/** Inside the input at its end: empty the field, and show or hide the list. Pressing them leaves the caret where it is. */
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
      {/* Out of the tab order, as arrow keys open the list: one stop for the whole field. */}
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
