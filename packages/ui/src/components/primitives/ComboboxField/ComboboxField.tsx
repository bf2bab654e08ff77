import { type ComponentProps, useId, useRef } from 'react';
import { type CountForms, countOf } from '../../../format/number.ts';
import { Field, type FieldControl, type FieldProps, splitField } from '../Field/Field.tsx';
import type { ComboboxOption } from './matchOptions.ts';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useComboboxKeys, useTypedChoice } from './useComboboxKeys.ts';
import { useListPlace, type ListPlace } from './placeList.ts';
import type { UseComboboxReturnValue } from 'downshift';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import { CloseIcon } from '../../../icons/frame.tsx';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../../../icons/status.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './ComboboxField.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';

/** Default texts of the combobox. */
const optionTexts = {
  show: 'Mostrar opções',
  list: 'Opções',
  count: { none: '', one: '1 opção', many: ({ count }: { count: string }) => `${count} opções` },
  none: 'Nenhuma opção encontrada.',
  noneKept: 'Nenhuma opção encontrada. Vale o que você digitou.',
} as const;

type NativeProps = Pick<
  ComponentProps<'input'>,
  'disabled' | 'inputMode' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'readOnly' | 'ref' | 'spellCheck'
>;

/** Props of ComboboxField; the native ones are those of `<input>`. */
export interface ComboboxFieldProps extends FieldProps, NativeProps {
  /**
   * In the order shown. Pass the same array on each render, or a long list is searched again each
   * time.
   */
  options: readonly ComboboxOption[];
  /**
   * Value of the chosen option or, with `allowCustom`, any other text; empty when nothing is
   * chosen.
   */
  value: string;
  /**
   * Called with the value of the chosen option and the option itself; with `allowCustom` also with
   * each typed text and null. On blur, a text that equals the label or hint of exactly one option
   * chooses it.
   */
  onChange: (value: string, option: ComboboxOption | null) => void;
  /**
   * Accepts any text; the options are suggestions. Otherwise a text that is no option reverts to
   * the last choice.
   * @default false
   */
  allowCustom?: boolean;
  /**
   * The number of options, announced while typing.
   * @default '1 opção', '35 opções'
   */
  countTexts?: CountForms;
  /**
   * Shown when no option matches the text.
   * @default 'Nenhuma opção encontrada.', and with `allowCustom` that the typed text is kept
   */
  noneText?: string;
  /**
   * Accessible name of the button that empties the field.
   * @default 'Limpar'
   */
  clearLabel?: string;
  /**
   * Accessible name of the button that opens the list; `aria-expanded` says its state.
   * @default 'Mostrar opções'
   */
  showLabel?: string;
  /**
   * Accessible name of the list.
   * @default 'Opções'
   */
  listLabel?: string;
}

/**
 * One choice from a list long enough to search: typing filters, ignoring case and accents. Arrows,
 * Home and End move, Enter or Tab chooses, Esc closes, Alt with an arrow opens and closes. Opens
 * upward where there is no space below. For a short list use SelectField.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const [frame, own] = splitField(props);
  const labelId = useId();
  return (
    <Field {...frame} labelId={labelId}>
      {(control) => <ComboboxControl {...own} control={control} labelId={labelId} />}
    </Field>
  );
}

/** Props of ComboboxControl: those of ComboboxField without label and notes. */
interface ComboboxControlProps extends Omit<ComboboxFieldProps, keyof FieldProps> {
  /** Attributes that connect the input to label, hint and error. */
  control: FieldControl;
  /** Id of the label. */
  labelId: string;
}

/** The input of a combobox with its buttons and its list. */
function ComboboxControl(props: ComboboxControlProps) {
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

interface ComboboxButtonsProps {
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
function ComboboxButtons({ list, labelId, locked, onClear, ...names }: ComboboxButtonsProps) {
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

interface ComboboxListProps {
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
function ComboboxList({ list, options, chosen, label = optionTexts.list, place, onChoose }: ComboboxListProps) {
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
