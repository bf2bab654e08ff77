import { useRef } from 'react';
import { countOf } from '../../../format/plural.ts';
import { cx } from '../../../internal/cx.ts';
import { optionTexts } from '../../../internal/optionTexts.ts';
import type { FieldControl, FieldProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ComboboxButtons } from './ComboboxButtons.tsx';
import type { ComboboxFieldProps } from './comboboxFieldProps.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { useListPlace } from './useListPlace.ts';
import { useTypedChoice } from './useTypedChoice.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './ComboboxField.css.ts';

/** Props of ComboboxControl: those of ComboboxField without label and notes. */
export interface ComboboxControlProps extends Omit<ComboboxFieldProps, keyof FieldProps> {
  /** Attributes that connect the input to label, hint and error. */
  control: FieldControl;
  /** Id of the label. */
  labelId: string;
}

/** The input of a combobox with its buttons and its list. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { control, labelId, options, value, onChange, allowCustom = false, onBlur, ...own } = props;
  const { countTexts = optionTexts.count, noneText, clearLabel, showLabel, listLabel, ...native } = own;
  const { none, noneKept } = optionTexts;
  const box = useRef<HTMLDivElement>(null);
  const locked = native.disabled === true || native.readOnly === true;
  const choice = useTypedChoice({ options, value, onChange, allowCustom });
  const { list, activeId, ...on } = useComboboxKeys({ choice, inputId: control.id, labelId, allowCustom, locked });
  const place = useListPlace(box, list.isOpen, options.length);
  const isEmpty = choice.shown.length === 0;
  const canClear = !locked && choice.text !== '';

  function clear() {
    choice.clear();
    list.closeMenu();
    box.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={box} className={fieldStyles.box}>
      <input
        {...list.getInputProps({
          spellCheck: false,
          ...native,
          ...control,
          // The label element already names it.
          'aria-labelledby': undefined,
          'aria-expanded': list.isOpen && !isEmpty,
          'aria-activedescendant': activeId,
          onChange: (event) => choice.type(event.currentTarget.value),
          onKeyDown: on.onKeyDown,
          onBlur: (event) => {
            on.onBlur(event);
            onBlur?.(event);
          },
        })}
        type="text"
        className={cx(fieldStyles.control, styles.input[canClear ? 'two' : 'one'])}
      />
      {native.readOnly !== true && (
        <ComboboxButtons {...{ list, labelId, clearLabel, showLabel, locked }} onClear={canClear ? clear : undefined} />
      )}
      <div aria-live="polite">
        {list.isOpen && isEmpty && (
          <p className={cx(styles.popup, styles.side[place.side], styles.none)}>
            {noneText ?? (allowCustom ? noneKept : none)}
          </p>
        )}
        {list.isOpen && !isEmpty && <VisuallyHidden>{countOf(choice.shown.length, countTexts)}</VisuallyHidden>}
      </div>
      <ComboboxList
        {...{ list, place }}
        label={listLabel}
        options={choice.shown}
        chosen={choice.chosen}
        onChoose={choice.choose}
      />
    </div>
  );
}
